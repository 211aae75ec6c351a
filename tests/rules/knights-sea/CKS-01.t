# CKS-01  Cities & Knights is played on New Shores and Through the Desert, by three or four.
game knights-sea 3 start=0
count board i7+8.i17+18+26+35.i52+59 1
game knights-sea 3 scenario=through-the-desert,start=0
count board i7+14+22.i10+18.i35.i52+59 1
game knights-sea 4 scenario=through-the-desert,start=0,edition=en
count board i7+14+22.i11+19+28.i44+45.i59+60 1
refuse knights-sea 3 scenario=fog -> new-shores
refuse knights-sea 2 - -> CK-02
