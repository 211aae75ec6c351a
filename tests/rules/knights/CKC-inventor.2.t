# CKC-inventor.2  Not 2, 6, 8 and 12, nor the desert.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME
poke progress 0 inventor

try 0 inventor h0 h3 -> CKC-inventor.2
try 0 inventor h1 h3 -> CKC-inventor.2
try 0 inventor h3 h7 -> CKC-inventor.2
try 0 inventor h3 h17 -> CKC-inventor.2
try 0 inventor h3 h5 -> CKC-inventor.2
