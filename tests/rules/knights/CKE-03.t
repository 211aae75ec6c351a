# CKE-03  Names of the levels in the English edition.
game knights 4 board=beginner,start=0,edition=en
use MIDGAME

poke levels 0 0 0 0
says en 0 improve science -> Abbey (
says en 0 improve trade -> Market (
says en 0 improve politics -> Town Hall (
poke levels 0 1 1 1
says en 0 improve science -> Library (
says en 0 improve trade -> Merchant Guild (
says de 0 improve trade -> Kaufmannsgilde (
says en 0 improve politics -> Church (
poke levels 0 2 2 2
says en 0 improve science -> Aqueduct (
says en 0 improve trade -> Trading House (
says de 0 improve trade -> Handelshaus (
says en 0 improve politics -> Fortress (
poke levels 0 3 3 3
says en 0 improve science -> Theater (
says en 0 improve trade -> Bank (
says en 0 improve politics -> Cathedral (
poke levels 0 4 4 4
says en 0 improve science -> University (
says en 0 improve trade -> Great Exchange (
says en 0 improve politics -> High Assembly (
