# KB-10  The 62 cards are shuffled into five stacks of 13, 13, 12, 12 and 12.
game cards 2
try chance shuffle base 1 -> ok
view 0 expect stack 1 ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 2 ? ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 3 ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 4 ? ? ? ? ? ? ? ? ? ? ? ?
view 0 expect stack 5 ? ? ? ? ? ? ? ? ? ? ? ?
expect not stack 1 black-knight black-knight black-knight arsonist arsonist spy spy spy herb-woman herb-woman brigands scout scout
expect not stack 5 church church colossus counting-house harbor library library marketplace merchant-guild mint town-hall town-hall
