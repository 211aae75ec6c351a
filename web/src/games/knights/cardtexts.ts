/* cardtexts.ts - what each progress card does and what the levels bring, in English and German,
 * in our own words; the rulebook has every detail. */
import { texts } from '../../i18n/i18n.ts';

const en = {
    alchemist:
        'Before you roll: set the yellow and the red die as you like. Only the event die ' +
        'is rolled.',
    crane: 'One city improvement costs one commodity less this turn.',
    engineer: 'Build a city wall free of charge.',
    inventor: 'Swap two number tokens on the island; 2, 6, 8 and 12 stay where they are.',
    irrigation: 'Take two grain for each fields hex at which you have a building.',
    medicine: 'Turn a settlement into a city for two ore and one grain.',
    mining: 'Take two ore for each mountains hex at which you have a building.',
    roadbuilding: 'Build up to two roads free of charge.',
    smith: 'Promote up to two of your knights free of charge.',
    printer: 'One victory point, face up in front of you.',
    commercialharbor:
        'This turn you may hand each opponent one resource, once each; those who ' +
        'have commodities give you one in return.',
    mastermerchant: 'Look at the hand of someone with more points than you, and take two cards.',
    merchant:
        'Put the merchant on a hex beside a building of yours: one point, and its resource ' +
        'trades 2:1 while he is yours.',
    merchantfleet: 'Choose a resource or commodity: it trades 2:1 with the bank this turn.',
    resourcemonopoly: 'Name a resource: every opponent gives you two of it, if they can.',
    trademonopoly: 'Name a commodity: every opponent gives you one of it, if they can.',
    bishop: 'Move the robber and take one card from everyone who has a building at its new hex.',
    deserter:
        'An opponent removes a knight of their choice; you may place one of the same ' +
        'strength.',
    diplomat:
        'Remove a road with an open end. If it was yours, you may build it elsewhere at ' + 'once.',
    intrigue: 'Drive away an opposing knight that stands at one of your roads.',
    saboteur: 'Everyone with at least as many points as you discards half of their cards.',
    spy: 'Look at the progress cards of an opponent, and take one if you like.',
    warlord: 'Activate all your knights free of charge.',
    wedding: 'Everyone with more points than you gives you two cards of their choice.',
    constitution: 'One victory point, face up in front of you.',

    scienceAbility:
        'If a roll brings you nothing, take a resource of your choice (not on a ' + 'seven).',
    tradeAbility: 'Two equal commodities buy any other card from the bank.',
    politicsAbility: 'Strong knights may be promoted to mighty ones.',
};

const de: typeof en = {
    alchemist:
        'Vor deinem Wurf: Lege den gelben und den roten Würfel, wie du willst. Nur der ' +
        'Ereigniswürfel wird geworfen.',
    crane: 'Ein Stadtausbau kostet in diesem Zug eine Handelsware weniger.',
    engineer: 'Baue eine Stadtmauer umsonst.',
    inventor: 'Vertausche zwei Zahlenchips der Insel; 2, 6, 8 und 12 bleiben liegen.',
    irrigation: 'Nimm zwei Getreide für jedes Ackerland, an dem du ein Gebäude hast.',
    medicine: 'Mache für zwei Erz und ein Getreide aus einer Siedlung eine Stadt.',
    mining: 'Nimm zwei Erz für jedes Gebirge, an dem du ein Gebäude hast.',
    roadbuilding: 'Baue bis zu zwei Straßen umsonst.',
    smith: 'Werte bis zu zwei deiner Ritter umsonst auf.',
    printer: 'Ein Siegpunkt, offen vor dir.',
    commercialharbor:
        'In diesem Zug darfst du jedem Mitspieler einmal einen Rohstoff geben; wer ' +
        'Handelswaren hat, gibt dir dafür eine.',
    mastermerchant: 'Sieh die Hand von jemandem mit mehr Punkten an und nimm zwei Karten.',
    merchant:
        'Setze den Händler auf ein Feld neben einem deiner Gebäude: ein Punkt, und dessen ' +
        'Rohstoff tauschst du 2:1, solange er dir gehört.',
    merchantfleet:
        'Wähle einen Rohstoff oder eine Handelsware: In diesem Zug tauschst du sie 2:1 ' +
        'mit der Bank.',
    resourcemonopoly: 'Nenne einen Rohstoff: Alle geben dir zwei davon, wenn sie können.',
    trademonopoly: 'Nenne eine Handelsware: Alle geben dir eine davon, wenn sie können.',
    bishop: 'Versetze den Räuber und nimm allen mit einem Gebäude am neuen Feld eine Karte.',
    deserter:
        'Ein Mitspieler nimmt einen Ritter seiner Wahl vom Plan; du darfst einen gleich ' +
        'starken einsetzen.',
    diplomat:
        'Entferne eine Straße mit offenem Ende. War es deine, darfst du sie sofort anderswo ' +
        'bauen.',
    intrigue: 'Vertreibe einen fremden Ritter, der an einer deiner Straßen steht.',
    saboteur: 'Alle mit mindestens so vielen Punkten wie du legen die Hälfte ihrer Karten ab.',
    spy: 'Sieh die Fortschrittskarten eines Mitspielers an und nimm eine, wenn du magst.',
    warlord: 'Aktiviere alle deine Ritter umsonst.',
    wedding: 'Alle mit mehr Punkten als du geben dir zwei Karten ihrer Wahl.',
    constitution: 'Ein Siegpunkt, offen vor dir.',

    scienceAbility:
        'Bringt dir ein Wurf nichts, nimm einen Rohstoff deiner Wahl (nicht bei einer ' +
        'Sieben).',
    tradeAbility: 'Zwei gleiche Handelswaren kaufen jede andere Karte der Bank.',
    politicsAbility: 'Starke Ritter dürfen zu mächtigen aufgewertet werden.',
};

export const C = texts(en, de);
export type CardWords = typeof en;
