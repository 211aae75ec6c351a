/* scenes.ts - the picture of every card as a row of parts (parts.ts), from the back to the front:
 *
 *     NAME[@X,Y[,SCALE]][:COLOUR,COLOUR]     a part, moved, scaled around its foot, painted
 *     #ICON[@X,Y[,SIZE]]                     a symbol of the sprite around that point
 *
 * Cards that share a name across sets share the picture. */

const KNIGHT = 'cloak:$1 armour:$2 belt';
const knight = (cloak: string, armour: string, rest: string): string =>
    `${KNIGHT.replace('$1', cloak).replace('$2', armour)} ${rest}`;
const fleet = (good: string, sail: string, jib: string): string =>
    `sea ship@-6,0:${sail},${jib} #${good}@96,46,34`;
const mansion = (good: string, roof: string): string =>
    `hall@-8,0:#E0D2AE,${roof} #${good}@98,44,36`;

export const SCENES: Record<string, string> = {
    /* centre */
    road: 'trees track@0,-4,1.3',
    settlement: 'hamlet',
    city: 'town',
    metropolis: 'towers town ' + '#crown@60,8,16',
    'start-road': 'trees track@0,-4,1.3',
    'start-settlement': 'hamlet',

    /* base: events */
    'civil-war': 'split@0,0,1',
    conflict: 'swords #cg-knight@60,26,26',
    'master-builder': 'plan compasses@6,0',
    plague: 'beak',
    'productive-year': 'sheaf@-26,0,.8 ' + 'sheaf@26,0,.8 sheaf',
    progress: 'gear@-24,2,.7 lamp@12,0,.9',
    'year-end': 'hourglass',

    /* base: actions */
    'black-knight':
        'cloak:#1B1A22 armour:#3A3A46 helm:#3A3A46,#6E1010 greatsword ' + 'shield:#1B1A22,#A21510',
    arsonist: 'house@-26,0,.8 fire@14,0',
    spy: 'eye',
    'herb-woman': 'person:#5B6B3A hood:#4E5A34 bowl',
    brigands: 'trees person:#3A3A46 hat:#2B2A36 mask sack@4,0',
    scout: 'hills',
    bishop: 'person:#6A3E8C mitre crozier',
    alchemist: 'still flask@-8,0',
    merchant: 'person@-12,0:#B4441E hat@-12,0 crates@2,0 #coin@78,30,16',
    caravan: 'wagon #grain@100,52,24',

    /* base: green buildings */
    abbey: 'abbey',
    garrison: 'palisade tent',
    smithy: 'hut@-12,0 anvil',
    'brick-factory': 'chimney@-14,0,.9 kiln bricks',
    foundry: 'chimney furnace@-8,0',
    'grain-mill': '#cg-mill@48,36,60 #grain@92,48,32',
    sawmill: 'hut@-6,0 saw',
    'woolen-mill': 'house@-22,0 rolls #wool@92,32,26',

    /* base: trade fleets */
    'brick-fleet': fleet('brick', '#D98A5F', '#E7B596'),
    'gold-fleet': fleet('gold', '#F3DC82', '#F8EDBE'),
    'grain-fleet': fleet('grain', '#E8B85A', '#F2D79C'),
    'lumber-fleet': fleet('lumber', '#8FB59B', '#BCD3C4'),
    'ore-fleet': fleet('ore', '#B9BAC9', '#D8D9E2'),
    'wool-fleet': fleet('wool', '#FBF6E6', '#E9E4D4'),

    /* base: knights */
    conrad: knight('#2A69B8', '#AEB6C2', 'kettle spear shield:#2A69B8,#FBF6E6'),
    falk: knight('#4E7A55', '#D8DEE6', 'hair:#E0B04A lance:#4E7A55 flower@-58,4,.8'),
    goetz: knight('#5C5346', '#8F96A3', 'helm:#8F96A3,#5C5346 mace shield:#5C5346,#D9A400'),
    hagen: knight('#2B2A36', '#6E7684', 'hood:#2B2A36 axe'),
    karl: knight('#A21510', '#AEB6C2', 'helm:#D9A400,#A21510 greatsword shield:#A21510,#F3C969'),
    otto: knight('#7A5A34', '#B98A52', 'horned twoaxe beard:#B4532A'),
    pippin: knight('#D9A400', '#AEB6C2', 'kettle@0,8,.9 lance@0,0,.85:#D9A400').replace(
        /armour/,
        'armour@0,0,.82',
    ),
    siegfried: knight('#6E7684', '#AEB6C2', 'hair:#8A5A2B sword'),
    walter: knight('#87679E', '#AEB6C2', 'kettle sword shield@6,-4,1.1:#87679E,#FBF6E6'),

    /* base: red buildings */
    aqueduct: 'aqueduct',
    'bath-house': 'bath',
    church: 'church',
    colossus: 'sea colossus@0,0,1.05',
    'counting-house': 'office #coin@61,52,20',
    harbor: 'quay crane ship@32,4,.72',
    library: 'library shelf',
    marketplace: 'stalls',
    'merchant-guild': 'hall:#E9D9B4,#2F6B57 ' + '#cg-commerce@60,30,22 banner@8,0,.8:#2F6B57',
    mint: 'hut@-16,0:#CDB98D,#5C5346 coins',
    'town-hall': 'hall tower@0,-8,.85',

    /* Ritter & Haendler */
    'peasant-army':
        'small@30,0:#7A5A34 small@62,0:#5B6B3A small@94,0:#8A5A2B pitchfork@46,0 ' +
        'pitchfork@78,0,.95 #grain@110,50,24',
    bodo: knight('#FBF6E6', '#AEB6C2', 'hair:#8A5A2B flower dove@-44,-8,.42'),
    castle: 'castle',
    'privateer-fleet': 'sea ship:#2B2A36,#3A3A46 skull@-4,4,.9',
    roland: knight('#93301F', '#AEB6C2', 'helm:#AEB6C2,#93301F hammer'),
    'tournament-ground': 'pavilion@-18,0 pavilion@48,0:#E9D9B4,#2A69B8 lance@-32,0:#D9A400',
    watchtower: 'trees keep@0,0,1.05 fire@0,-50,.26',
    'walther-singer': 'cloak:#2F6B57 person:#2F6B57 beret:#2F6B57,#F3C969 lute',
    'customs-station': 'house@-24,0 barrier',
    bank: 'library:#3F6B8C coins@6,0,.8',
    'large-trade-fleet': 'sea ship@-26,-6,.75:#E8B85A,#F2D79C ship@24,2,.95',
    'large-harbor': 'quay crane@-10,0 lighthouse ship@10,6,.6',
    palace: 'palace',
    assault: 'house@-10,0:#CFC6AE,#6B4520 fire@-6,-26,.5 swords@40,0,.62',
    imelda: 'person:#C25B7C hair:#E0B04A veil flower',
    'spice-caravan': 'camel@-6,0,1.05 ' + '#cg-mill@102,30,34',
    'border-conflict': 'flagpair',
    inquisition: 'person:#3A2416 hood:#3A2416 mask candle',

    /* Politik & Intrige */
    'holy-place': 'trees stone',
    mission: 'church@-6,0,.8 palm@4,0,.9',
    'order-castle': 'castle:#EDE4CF,#2B3A4E banner@-28,-26,.6:#1B1A22',
    bailiwick: 'office:#4A3F5A,#D9C79E ' + 'shield@27,-2,.95:#4A3F5A,#F3C969',
    'bishops-seat': 'church:#6A3E8C crozier@14,-4',
    brothel: 'house@-16,0:#E7C9AE,#7A2E2E lantern@0,6,1.1',
    brewery: 'barrel mug@2,0',
    'secret-society': 'table small@36,-14:#2B2A36 small@84,-14:#4A3F5A candle@-29,-8,.8',
    court: 'scales gavel@8,4,.8',
    'house-of-republic': 'dome banner@-2,-22,.5:#2A69B8 #crown@60,10,16',
    theatre: 'curtain masks@0,0,.82',
    'mendicant-friars':
        'small@36,0:#7A5A34 small@84,0:#8A5A2B ' +
        'person@0,0,.9:#6B4520 tonsure@0,3,.9 bowl@-2,2,.7',
    'good-neighbours': 'house@-30,0,.8 house@30,0,.8:#E0D2AE,#3F6B8C bunting@0,-6',
    'church-fair': 'church@-8,0,.95 bunting stall@42,0,.6',
    archivist: 'racks',
    bribery: 'purse',
    diplomat: 'person@-10,0:#2A69B8 beret@-10,0:#2A69B8,#FBF6E6 papers',
    wedding: 'rings flower@-74,6,.6 flower@12,6,.6',
    chancellor: 'person@-10,0:#93301F ' + 'hat@-10,0:#1B1A22 chain@-10,0 books',
    'church-ban': 'gate',
    medicus: 'flask@-18,0,.9:#A21510 books@4,0',
    'council-meeting': 'small@28,-14:#93301F small@60,-18:#2F6B57 small@92,-14:#2A69B8 table',

    /* Barbaren & Handelsherren */
    'barbarian-stronghold': 'palisade:#7A5A34 totem@-28,-2 fire@30,0,.3',
    'trading-post': 'stall:#2A69B8 banner@4,0:#2A69B8',
    winery: 'barrel@-2,0:#7A2E2E grapes',
    baroc: knight('#5B6B3A', '#8F96A3', 'kettle:#6E7684 mace sack@-66,4,.7'),
    johanna: knight('#F6EDD8', '#D8DEE6', 'hair:#7A4A2B sword@-2,0 banner@-58,0,.8:#FBF6E6'),
    sven: knight('#3F6B8C', '#AEB6C2', 'horned beard:#E0B04A sack'),
    flavo: 'person:#F3C969 motley balls belt:#A21510',
    'treasure-fleet': 'sea ship@-14,-2,.9:#F3C969,#F8EDBE chest@2,2',
    'colonial-base': 'palisade@-14,0,.85 ' + 'palm #gold@44,30,24',
    'residence-coin': mansion('coin', '#5C5346'),
    'residence-paper': mansion('paper', '#2F6B57'),
    'residence-cloth': mansion('cloth', '#93301F'),
    'wizards-league': 'moon@0,0 person@6,0:#3B2A5A ' + 'wizard@6,0 beard@6,0 staff@8,0',
    'secret-brotherhood':
        'small@34,0:#4A3F5A small@86,0:#3A2416 hood@-26,6,.8:#4A3F5A ' +
        'hood@26,6,.8:#3A2416 #cards@60,34,26',
    'trade-lords-guild': 'palace@0,0,.95 #cg-commerce@60,44,18',
    scriptorium: 'quill',
    'triumphal-arch': 'arch',
    'goods-exchange': 'hall@-10,0:#E9D9B4,#3F6B8C crates',
    flagship: 'sea galleon',
    superstition: 'moon@66,-4 cat@-4,0',
    'barbarian-invasion': 'sea drakkar',
    'lucky-voyage': 'sea star@64,0 ship@-10,0',
    'old-sciences': 'globe books@10,0,.9',
    anton: 'person@-12,0:#8A6100 beret@-12,0:#1B1A22,#F3C969 abacus',
    'barbarian-campaign': 'sea drakkar@-10,2,.8 lance@4,-4 spear@16,-2',
    dogma: 'tablet #cg-attack@60,12,18',
    eryn: 'oak person:#5B6B3A hood:#EDE4CF beard staff',
    christoph:
        'person@-10,0:#3F6B8C ' + 'beret@-10,0:#3F6B8C,#FBF6E6 beard@-10,0:#8A5A2B #ship@92,48,34',
    gunther: 'person@-10,0:#7A2E2E hat@-10,0:#D9A400 beard@-10,0:#5B3A1E chest',
    'neighbourly-help': 'hands #grain@60,22,26',
    sigmund:
        'cloak@-10,0:#1F4F8C person@-10,0:#2A69B8 ' +
        'beret@-10,0:#1B1A22,#A21510 beard@-10,0:#C9D0DA wheel',
};

/* What a scene is made of, read once. */
export interface Piece {
    name: string;
    icon: boolean;
    x: number;
    y: number;
    size: number;
    colours: string[];
}

const read = new Map<string, Piece[]>();

export function sceneOf(card: string): Piece[] {
    const kept = read.get(card);
    if (kept) return kept;
    const pieces = (SCENES[card] ?? '#cards@60,38,44').split(' ').map(text => {
        const [place = '', paint = ''] = text.split(':');
        const [name = '', at = ''] = place.split('@');
        const icon = name.startsWith('#');
        const [x, y, size] = at.split(',').map(Number);
        return {
            name: icon ? name.slice(1) : name,
            icon,
            x: x ?? 0,
            y: y ?? 0,
            size: size ?? (icon ? 40 : 1),
            colours: paint ? paint.split(',') : [],
        };
    });
    read.set(card, pieces);
    return pieces;
}
