#!/bin/sh
# bot.sh - a bot in shell: it does the first thing of the list that is not an offer (docs/bot-protocol.md).
#     landfall sim dice --games 10 --bots 'cmd:sh bot.sh',greedy
while read -r word match rest; do
    case $word in
    landfall-bot)
        echo "id name Shell"
        echo "skip json position events"
        echo "ready 1" ;;
    legal)
        list=$rest ;;
    ask)
        number=0 IFS='|'
        for action in $list; do
            case $action in offer* | propose*) number=$((number + 1)) ;; *) break ;; esac
        done
        unset IFS
        echo "info $match ${rest%% *} takes number $number"
        echo "do $match ${rest%% *} #$number" ;;
    quit)
        exit 0 ;;
    esac
done
