import { guide, guideTo, object, oneOf, opening, taught, upTo, whole } from '../phrasing.ts';
import { inGames, reported } from '../reported.ts';

const make = oneOf(
  'mak(?:e|ing)',
  'build(?:ing)?',
  'construct(?:ing)?',
  'assembl(?:e|ing)',
  'creat(?:e|ing)',
  'prepar(?:e|ing)(?! for)',
  'produc(?:e|ing)',
  'manufactur(?:e|ing)',
  'synthesi[sz](?:e|ing)',
  'cook(?:ing)?',
  'mix(?:ing)?',
  'print(?:ing)?',
  'plant(?:ing)?',
  'detonat(?:e|ing)',
);

/** Bath bombs and glue guns; and the bomb that physics and history are taught about. */
const notHarmless = [
  '(?<!(?:bath|seed|glitter|cherry|smoke|water|glue|staple|spray|squirt|toy|nerf|heat) )',
  '(?<!(?:electron|massage|paper|cardboard|lego|chocolate|cocoa|yarn|photo|fork|stink|sugar) )',
  '(?<!(?:nail|rivet|tattoo|grease|caulking|bubble|water|rubber band|radar|starting|light|air|potato) )',
  '(?<!(?:atom|atomic|nuclear|hydrogen|thermonuclear|neutron|fission) )',
].join('');
/** What is made is then another thing: its drawing, a rule about it, a remedy. */
function notOf(things: string): string {
  const always = [
    'proof|safe|cyclones?|icons?|emojis?|sprites?|animations?|diagrams?|drawings?|scenes?|antidotes?',
    'vaccines?|polic|threats?|less|harder|illegal|metal|salutes?|dogs?|racks?|robots?|holsters?|targets?|sounds?|legislation|and roses',
  ].join('|');
  return `(?! (?:${things}|${always}))`;
}

const weapons = oneOf(
  '(?:pipe|nail|letter|car|fire|petrol|dirty|time|parcel|pressure cooker|home ?made) ?bombs?',
  `${notHarmless}bombs?${notOf('shelters?|calorimeters?|disposal|squads?|detect|damage|craters?')}`,
  'explosives(?! (?:safe|less|detect|storage|licen[cs]e))',
  'explosive (?:devices?|charges?|vests?|belts?)',
  'ieds?',
  `grenades?${notOf('museums?')}`,
  `land ?mines?${notOf('detect|clear|remov|victim|aware')}`,
  'molotov(?: cocktails?)?',
  'napalm(?! death)',
  'tatp',
  'detonators?',
  'nerve (?:gas|agents?(?! antidote))',
  `(?:sarin|ricin)${notOf('test|poisoning')}`,
  'poison gas',
  `(?:chemical|biological) weapons?${notOf('treat|convention|ban|inspect')}`,
  `bio ?weapons?${notOf('treat|convention|ban|inspect')}`,
  '(?:deadly|lethal|illegal|untraceable) weapons?',
  `${notHarmless}(?:ghost |zip |machine )?guns?${notOf('laws?|control|violence|reform|owner|crime')}`,
  `firearms?${notOf('laws?|licen[cs]|control')}`,
  '(?<!(?:exhaust|air|fan|intake|snore) )silencers?',
);

const anyWeapon = oneOf(weapons, '(?:(?:atom|atomic|nuclear|hydrogen) bombs?|weapons?)');
const atHome = oneOf(
  'at home',
  'step ?by ?step',
  'in your (?:own )?(?:kitchen|garage|basement|bedroom|home)',
  '(?:from|with|using)(?: [a-z]+)? household',
);
const craft = '(?:bomb|explosives?|weapons?|grenade|gun|ied) ?(?:making|building)';

export const weaponMaking = {
  name: 'weapon or bomb making',
  shapes: [
    taught(`${make}${object} ${weapons}`),
    whole(make, object, ` ${anyWeapon}`, upTo(3), ' ', atHome),
    whole(make, ' your own', object, ` ${anyWeapon}`),
    whole(
      guideTo,
      ` ${make}`,
      '(?: an?| the)? (?:atom|atomic|nuclear|hydrogen) (?:bombs?|weapons?)',
    ),
    opening('(?:make|build|assemble|construct) (?:an?|the|this|some)', object, ` ${weapons}`),
    whole(craft, ' ', oneOf(guide, 'at home', 'for beginners', '101', 'made easy')),
    whole(guideTo, ` ${craft}`),
  ],
  lifts: [
    ...reported.asCrime,
    ...reported.asStory,
    inGames,
    whole(oneOf('physicists', 'los alamos', 'manhattan project', 'oppenheimer', 'make safe')),
  ],
};
