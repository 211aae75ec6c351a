# KB-12  Three start cards out of one stack, whose order stays; the second player takes another stack.
game cards 2
poke begun 0
poke turn 0
poke step starthand
actors 0
try 1 search 2 -> KB-26
legal 0 search 5
try 0 search 4 -> ok
view 0 expect stack 4 falk0 goetz0 hagen0 karl0 otto0 pippin0 siegfried0 walter0 aqueduct0 aqueduct0 bath-house0 bath-house0
view 1 expect stack 4 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0
try 0 take spy -> KB-62
try 0 take goetz -> ok
try 0 take otto -> ok
try 0 take aqueduct -> ok
expect hand 0 goetz otto aqueduct
expect stack 4 falk0 hagen0 karl0 pippin0 siegfried0 walter0 aqueduct0 bath-house0 bath-house0
actors 1
legal 1 search 4
try 1 search 4 -> KB-12
try 1 search 1 -> ok
try 1 take spy -> ok
try 1 take spy -> ok
try 1 take scout -> ok
expect hand 1 spy spy scout
expect step begin
actors 0
view 0 expect hand 1 ? ? ?
