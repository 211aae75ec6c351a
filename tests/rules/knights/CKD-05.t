# CKD-05  Names of the levels in the German edition.
game knights 4 board=beginner,start=0
use MIDGAME

poke levels 0 0 0 0
says de 0 improve science -> Schule (
says de 0 improve trade -> Markt (
says de 0 improve politics -> Rathaus (
poke levels 0 1 1 1
says de 0 improve science -> Bibliothek (
says de 0 improve trade -> Zunft (
says de 0 improve politics -> Botschaft (
poke levels 0 2 2 2
says de 0 improve science -> Aquädukt (
says de 0 improve trade -> Gilde (
says de 0 improve politics -> Festung (
poke levels 0 3 3 3
says de 0 improve science -> Theater (
says de 0 improve trade -> Bank (
says de 0 improve politics -> Gericht (
poke levels 0 4 4 4
says de 0 improve science -> Universität (
says de 0 improve trade -> Handelszentrum (
says de 0 improve politics -> Rat Catans (
