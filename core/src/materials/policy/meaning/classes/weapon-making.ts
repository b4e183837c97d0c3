import { weaponDoubts } from '../everyday-words.ts';
import { everyOf, family, type Meaning, together } from '../family.ts';
import { atHome, conceals, harms } from '../marks.ts';

const weapons = family(
  '(?:pipe|nail|letter|car|fire|petrol|gas|dirty|time|parcel|suitcase) ?bombs?',
  '(?:fertili[sz]er|chemical|home ?made|nuclear|atomic|atom|hydrogen) ?bombs?|bombs?',
  'explosives?|explosive (?:devices?|charges?|vests?|belts?|mixtures?)|explosions?|ieds?',
  'grenades?|land ?mines?|molotovs?|molotov cocktails?|napalm|thermite|tatp|petn|rdx|semtex',
  'c4|tnt|dynamite|nitroglycerine?|gun ?powder|black powder|flash powder|detonators?',
  'blasting caps?|fuses?|booby traps?|trip ?wires?|flame ?throwers?|rockets? launchers?',
  'missiles?|sarin|ricin|anthrax|vx|novichok|botulinum|cyanide|phosgene|mustard gas',
  'nerve (?:gas|agents?)|poison(?:ous)? gas|toxic gas(?:es)?|tear gas|chlorine gas',
  'chemical weapons?|biological weapons?|bio ?weapons?|bio ?weapon',
  'weapons? of mass destruction|wmds?|poisons?|pathogens?|virus|guns?|ghost guns?|zip guns?',
  'machine guns?|submachine guns?|handguns?|pistols?|rifles?|ar ?15s?|ak ?47s?|glocks?',
  'shotguns?|revolvers?|firearms?|silencers?|suppressors?|ammo|ammunition|bullets?',
  'cartridges?|magazines?|bump stocks?|auto sears?|semi ?automatics?',
  'full(?:y)? auto(?:matic)?|weapons?|shivs?|shanks?|crossbows?|tasers?|brass knuckles',
  'switchblades?|knife|knives|blades?|pressure cookers?',
);
/** Words that mean no other thing. */
const grave = family(
  '(?:pipe|nail|letter|car|petrol|dirty|parcel|fertili[sz]er|home ?made|gas) ?bombs?|bombs?',
  'explosives?|explosive (?:devices?|charges?|vests?)|ieds?|grenades?|molotovs?|napalm|tatp',
  'petn|semtex|c4|detonators?|booby traps?|sarin|ricin|anthrax|nerve (?:gas|agents?)',
  'poison(?:ous)? gas|toxic gas|chemical weapons?|biological weapons?|bio ?weapons?',
  'weapons? of mass destruction|ghost guns?|silencers?|suppressors?|guns?|firearms?',
  'pistols?|rifles?|weapons?|flame ?throwers?|thermite|ammunition|ammo|land ?mines?',
);
const makes = family(
  'made (?:it|them|one)|make|making|build|building|construct|constructs?|constructing|assembl(?:e|es|ing)',
  'put(?:ting)? (?:it |them )?together|creat(?:e|ing)|prepar(?:e|ing)|produc(?:e|ing)',
  'manufactur(?:e|ing)|synthesi[sz](?:e|ing)|cook(?:ing)?(?: up)?|brew(?:ing)?|mix(?:ing)?',
  'combin(?:e|ing)|print(?:ing)?|3d print(?:ed|ing)?|convert(?:ing)?',
  'turn(?:ing)?(?: [a-z]+){0,8} into|modify(?:ing)?|rig(?:ging)?|wir(?:e|ed|ing)',
  'fill(?:ing)?|fabricat(?:e|ing)|design(?:ing)?|develop(?:ing)?|craft(?:ing)?|whip up',
  'extract(?:ing)?|purify(?:ing)?|culture|grow|weaponi[sz](?:e|ing)|home ?made|improvised?',
  'set(?:ting)? off|detonat(?:e|ing)|trigger(?:ing)?|plant(?:ing)?|arm(?:ing)?|drops?',
  'connect(?:ed|ing)?|saw off|file off|mill(?:ing)?|ingredients?|parts?|components?',
  'materials?|chemicals?|recipes?|formulas?|formulae|blueprints?|schematics?|plans for',
  'instructions?|tutorials?|amounts|wiring|cad files?|stl files?|bomb ?making',
  'weapon ?making|gun ?smithing|supplies',
);
const gets = family(
  'buy|get|getting|obtain|obtaining|acquire|acquiring|get hold of|order|smuggl(?:e|ing)',
  'purchase|find|sell|sells|source|sneak|carry|hide|own|import|ship',
);
const illicit = family(
  'without (?:a |any )?(?:licen[cs]e|background checks?|permit|id|papers|registration|questions)',
  'illegal(?:ly)?|untraceable|unregistered',
  'no (?:background checks?|serial|licen[cs]e|questions)|dark ?web|black market',
  'under the counter|(?:dont|do not|never|no) (?:[a-z]+ )?background checks?',
  '(?:on|onto|into|through|past) (?:a |the |my )?(?:planes?|airports?|school|security)',
  '(?:on|onto|into|through|past) (?:a |the |my )?(?:customs|classroom|concert)',
  'from the police|serial numbers?|past (?:security|customs|metal detectors)',
  'metal detectors?|into (?:my |the |a )?(?:school|plane|airport|concert)',
);
const blasts = family(
  'explod(?:e|es|ing)',
  'blow(?:s|ing)? (?:something |things |stuff |it |people |a |my |the |up)|goes off|go off',
  'go boom|big bang|bang|bursts? into flames|explosions?|detonat(?:e|es|ing)',
);

const toxins = family(
  '(?:deadly|lethal|toxic|poison(?:ous)?|killer) (?:gas(?:es)?|fumes|toxins?|poisons?)',
  '(?:deadly|lethal|toxic|poison(?:ous)?|killer) (?:mixtures?|substances?|cocktails?)',
  '(?:deadly|lethal|toxic|poison(?:ous)?|killer) (?:chemicals?|powders?|dust|virus|viruses)',
  '(?:deadly|lethal|toxic|poison(?:ous)?|killer) (?:bacteria|germs)|toxins?',
  'nobody can detect|bursts? into flames|fire ?bombs?|shrapnel|time fuse',
  'blow (?:a|the) [a-z]+ (?:open|up|apart)|castor beans|fertili[sz]er and [a-z]+',
  'enrich(?:ing|ed)? uranium|plutonium|incendiary|accelerants?',
);

export const weaponMaking: Meaning = {
  topic: together(
    weapons,
    blasts,
    family('explo(?:d|siv|sion)[a-z]*|weapon[a-z]*|chemicals|blow'),
    toxins,
  ),
  signals: [
    { weight: 3, all: [grave, makes] },
    { weight: 3, all: [weapons, makes, atHome] },
    { weight: 3, all: [weapons, makes, conceals] },
    { weight: 3, all: [weapons, makes, harms] },
    { weight: 3, all: [weapons, gets, illicit] },
    { weight: 3, all: [blasts, makes] },
    {
      weight: 3,
      all: [
        toxins,
        together(makes, atHome, family('get|use|put|turns?|out of|device|detect|need')),
      ],
    },
    { weight: 2, all: [weapons, makes] },
    { weight: 3, all: [grave, illicit] },
    { weight: 2, all: [weapons, illicit] },
    { weight: 2, all: [grave, harms] },
  ],
  doubts: weaponDoubts,
  hints: family(
    'bombs?|bombing|explo(?:d|siv|sion)[a-z]*|detonat[a-z]+|grenades?|molotov[a-z]*|napalm',
    'thermite|guns?|gunpowder|black powder|firearms?|pistols?|rifles?|shotguns?|handguns?',
    'ammo|ammunition|bullets|silencers?|suppressors?|weapons?|weaponi[sz][a-z]*|shrapnel',
    'booby traps?|poison(?:s|ous|ing)?|toxins?|nerve (?:gas|agents?)|sarin|ricin|anthrax|tatp',
    'nitroglycerine?|deadly|lethal|blow (?:up|a|the|my|something|it|things|stuff)',
    'bursts? into flames|incendiary|flame ?throwers?|knife|machete',
    'shoot (?:people|someone|them|my)|dynamite|tnt|c4|semtex',
    'fertili[sz]er (?:and|to make|for)|enrich(?:ing)? uranium|plutonium|big bang|goes off',
    'serial numbers?|armou?r piercing|stab|garrotte|trip ?wires?|mustard gas|chlorine gas',
    'rocket launchers?|missiles?|tasers?|stun guns?|crossbows?|bio ?weapons?|pathogens?',
    'landmines?|arson|set fire|fire ?bombs?|arm a|body armou?r|switchblades?|brass knuckles',
    'bring down a',
  ),
  harmless: everyOf(
    '(?:bath|seed|glitter|cherry|smoke|water|chocolate|cocoa|yarn|photo|fork|stink) bombs?',
    '(?:logic|zip|xml|sugar|sex|f|calorie) bombs?',
    'bomb (?:calorimeters?|shelters?|disposal|squads?|damage|craters?|cyclones?|icons?|proof)',
    'bomb (?:dogs?|detect[a-z]+)',
    '(?:glue|staple|spray|squirt|toy|nerf|heat|electron|massage|nail|rivet|tattoo) guns?',
    '(?:grease|caulking|bubble|rubber band|radar|starting|light|air|potato|lego|paper) guns?',
    '(?:cardboard|price) guns?',
    'gun (?:laws?|control|violence|reform|owners?|ownership|crime|safety|rights|metal|racks?)',
    'gun (?:salutes?|legislation)|machine gun (?:sounds?|turret)|guns and roses',
    '(?:exhaust|intake|fan|air|snore|gene|tumou?r|appetite|immune|noise) (?:silencers?|suppressors?)',
    'weapons? (?:control|treat(?:y|ies)|convention|inspect[a-z]+|bans?|inspectors?)',
    'population explosions?|explosion of (?:colou?r|interest|life|species)|cambrian explosion',
    'explosive growth|explosive (?:power|strength|start|jump)|computer virus(?:es)?',
    'magazine (?:articles?|covers?)|printed magazines?|plant cells?',
    '(?:sarin|ricin|nerve agent) antidotes?|landmine detectors?|land mine detectors?',
  ),
  study: family(
    'calorimeters?|reactors?|fission|fusion|supercritical|thermonuclear|power plants?',
    'chain reaction|critical mass|manhattan project|los alamos|oppenheimer|physicists?',
    'chemists?|soldiers?|army|armies|navy|war|wars|battle|troops|military|disarmament|treaty',
    'inspectors|certificates?|licen[cs]ing|second amendment|supreme court|fireworks|quarry',
    'quarries|mining|demolition|railway tracks|weld(?:ing)?|balanced equation|equation',
    'airbags?|antibod(?:y|ies)|vaccines?|immune|infect(?:ion|s|ed)|host|museum|model of',
    'timeline|list of|cells?|proteins?|enzymes?|molecules?|hotspots?|medicines?',
    'fertili[sz]ers? safely|detector|diagram|icon|css|animation|minecraft|terraria|roblox',
    'fortnite|gta|video games?|computer games?|board games?|in (?:a|the|my) games?|lego',
    'blender|garageband|safer|less',
  ),
};
