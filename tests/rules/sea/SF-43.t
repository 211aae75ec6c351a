# SF-43  Through the Desert: the robber starts on the middle desert, the pirate on its sea hex.
game sea 3 scenario=through-the-desert,start=0
expect robber h15
expect pirate h36
game sea 4 scenario=through-the-desert,start=0
expect robber h15
expect pirate h37
