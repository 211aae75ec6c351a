# R-77  New Shores for three: the robber, not the pirate, starts on the hills 12.
game sea 3 start=0
count board h12 1
expect robber h7
expect not pirate h7
