# KB-81  What is taken out of a searched stack stays unknown to the other, and so does its place.
game cards 2
poke begun 0
poke hand 0 conrad falk goetz
poke stack 4 hagen1 karl1 otto1 pippin siegfried walter aqueduct aqueduct bath-house bath-house
try 0 end -> ok
seen 1 0 bury conrad 4 -> bury ? 4
try 0 bury conrad 4 -> ok
try 0 search 4 -> ok
try 0 pay f1 -> ok
try 0 pay f2 -> ok
seen 1 0 take karl -> take ?
seen 0 0 take karl -> take karl
try 0 take karl -> ok
view 1 expect hand 0 ? ? ?
view 1 expect stack 4 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0 ?0
view 0 expect stack 4 hagen0 otto0 pippin0 siegfried0 walter0 aqueduct0 aqueduct0 bath-house0 bath-house0 conrad0
