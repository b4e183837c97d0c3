import { terrorDoubts } from '../everyday-words.ts';
import { everyOf, family, type Meaning, together } from '../family.ts';
import { conceals, harms } from '../marks.ts';

const attacks = family(
  'attack|attacks|attacking|9 11|bombings?|shootings?|massacres?',
  'assassinat(?:e|ion|ions|ing)|hijack(?:ing|ings)?|hostages?|derail(?:ing|ment)?',
  'sabotag(?:e|ing)|blow(?:ing)? up|shoot(?:ing)? up',
  'shoot(?:ing)? (?:people|students|pupils|worshippers|everyone|children)|bombs?|gas attack',
  'acid attack|mass murder|killing spree|rampage|beheadings?|behead|casualties',
  'bomb threats?|suicide (?:mission|vest|belt|bombing|bomber)|stabbing|stab people|arson',
  'ambush|insurgency|uprising|holy war|martyrdom|raid|operation|strike|bloodbath|carnage',
  'explosion|explosives|ambush(?:es)?|storm(?:ing)?|bring(?:ing)? down|knock(?:ing)? out',
  'spread(?:ing)? panic|terrori[sz](?:e|ing)|cripple|paraly[sz]e|overthrow|armed struggle',
  'truck|kidnap(?:ping)?|execute hostages|weak security|violence|panic|chaos|seiz(?:e|ing)',
  'siege|tak(?:e|ing) over|as a weapon|call to arms|war against|declaration of war',
  'anthrax letters?|columbine|fire ?bomb(?:s|ing)?|bloodshed|kill list|hit list|enemies of',
  'drone attack|knife attack|vehicle attack|mass killing|civil war|race war|start a war',
  'do something similar|(?:driv(?:e|ing)|ram(?:ming)?|plough|plow)(?: [a-z]+){0,4} into',
  'poison(?:ing)?(?: [a-z]+){0,4} (?:water|food|supply|reservoir|city|crowd)',
  'kill(?:s|ing)? (?:as )?(?:many|lots of|hundreds|dozens|civilians|the most)',
  'set(?:ting)? fire to|set(?:ting)?(?: [a-z]+){0,4} on fire|burn(?:ing)? down',
);
const places = family(
  'refugee homes?|homes?|shelters?|canteens?|food|crowds?|crowded|markets?|schools?',
  'universit(?:y|ies)|campus|mosques?|church(?:es)?|synagogues?|temples?|concerts?',
  'stadiums?|festivals?|airports?|planes?|airplanes?|airliners?|trains?|parades?',
  'embass(?:y|ies)|cit(?:y|ies)|underground|subways?|metro|stations?|malls?',
  'shopping cent(?:re|er)s?|theat(?:re|er)s?|cinemas?|presidents?|prime ministers?',
  'politicians?|minister|parliament|government buildings?|government',
  'power (?:stations?|plants?|grid)|water suppl(?:y|ies)|reservoirs?|buildings?|bridges?',
  'hospitals?|nightclubs?|clubs?|buses|bus|jets?|airlin(?:e|er|ers)|electricity|internet',
  'region|police officers?|police|officers|soldiers|nation|state|pedestrian(?:s| area)?',
  'audience|pipelines?|dams?|nuclear plant|infidels|tourists|worshippers|pilgrims|letters',
  'christmas market|street|square|infrastructure|public (?:event|place|transport)|marathon',
  'civilians|police station|unbelievers|event|town|capital|country',
);
const plans = family(
  'plan|plans|planning|carry(?:ing)? out|commit(?:ting)?|organi[sz](?:e|ing)',
  'prepar(?:e|ing)|stag(?:e|ing)|launch(?:ing)?|execut(?:e|ing)|conduct(?:ing)?',
  'coordinat(?:e|ing)|strike|choos(?:e|ing)|pick(?:ing)?|select(?:ing)?|targets?|cause',
  'causing|perform(?:ing)?|pull(?:ing)? off|take|taking|replicat(?:e|ing)|success|repeat',
  'imitate|copy|recreate|bring|do|get past|outline|brief|hit|easiest|leav(?:e|ing)',
  'best spot|equipment|need|steps|hold(?:ing)?|team|use|using|similar|write|maximi[sz]e',
  'deadliest|soft targets?|checklist|strategy|make|making|trace|inflict|engage in',
  'start(?:ing)?|mount',
);
const groups = family(
  [
    '(?:isis|isil|daesh|islamic state|al ?qaeda|boko haram|hamas|taliban|jihad|jihadis?|',
    'jihadists?|mujahideen|caliphate|terror(?:ism|ists?)?|eco ?terror(?:ism|ists?)?|',
    'extremists?|extremism|extremist militias?|militants?|(?:terror|terrorist|sleeper|our|',
    'undercover|underground) cells?|(?:organi[sz]e|start|form|build) (?:the|a|our) cell|',
    'lone wol(?:f|ves)|martyrs?|martyrdom|our fighters|insurgents?|neo ?nazis?|white power|',
    'accelerationis[a-z]+|attackers|shooters?|suicide (?:bombers?|attackers?)|recruiters?|',
    'sympathi[sz]ers|infidels|holy war|terror(?:ist)? organi[sz]ations?|our (?:members|',
    'organi[sz]ation|comrades|soldiers of)|armed (?:group|struggle|wing)|brotherhood|',
    'our brothers|our cause|our (?:struggle|movement)|holy warriors?|freedom fighters?)',
  ].join(''),
);
const serves = family(
  'join|joining|fund|funding|financ(?:e|ing)|rais(?:e|ing) (?:money|funds)|donat(?:e|ing)',
  'recruit(?:s|ing|ment)?|radicali[sz](?:e|ing)|swear|pledge|contact|support|become',
  'becoming|found(?:ing)?|set(?:ting)? up|start(?:ing)?|train(?:ing)?|inspires?|convinces?',
  'persuades?|prais(?:e|es|ing)|glorif(?:y|ies|ying)|calls? (?:on|for|to)',
  'celebrat(?:e|es|ing)|promot(?:e|es|ing)|travel to|send money|form(?:ing)?|build(?:ing)?',
  'sign(?:s)? up|volunteers?|oath|rules|recruits?|heroes|glory|indoctrinat(?:e|ing)',
  'brainwash(?:ing)?|engage|commit|encourag(?:e|es|ing)|incit(?:e|es|ing)|lead|run',
);
const works = family(
  'manuals?|handbooks?|manifestos?|propaganda|recruitment|speech(?:es)?|videos?|posts?',
  'guides?|playbooks?|leaflets?|flyers?|scripts?|songs?|training|instructions?|curriculum',
  'pamphlets?|sermons?|magazines?|messages?|poems?|nasheed|tutorials?|checklists?|lessons?',
  'briefing|letters?',
);

export const terror: Meaning = {
  topic: together(attacks, groups, family('radicali[sz][a-z]+|terror[a-z]*')),
  signals: [
    { weight: 3, all: [attacks, places, plans] },
    { weight: 3, all: [attacks, harms, plans] },
    { weight: 3, all: [groups, serves] },
    { weight: 3, all: [groups, works] },
    { weight: 3, all: [groups, attacks] },
    { weight: 3, all: [attacks, places, conceals] },
    { weight: 3, all: [groups, conceals] },
    {
      weight: 3,
      all: [
        family(
          [
            '(?:replicat(?:e|ing)|repeat(?:ing)?|copy(?:ing)?|imitat(?:e|ing)|recreat(?:e|ing))',
            ' (?:[a-z0-9]+ ){0,4}(?:attacks?|bombings?|shootings?|massacres?|success|succes|9 11|',
            'columbine)',
          ].join(''),
        ),
      ],
    },
    { weight: 2, all: [attacks, places] },
    {
      weight: 2,
      all: [
        attacks,
        plans,
        family(
          'bomb threats?|mass (?:shooting|murder|killing|casualty)[a-z]*',
          '(?:school|church|mosque) shootings?|hostages?|assassinat[a-z]+|killing spree|massacres?',
          'suicide [a-z]+|terror[a-z]*|bombings?|hijack[a-z]*',
        ),
      ],
    },
    {
      weight: 3,
      all: [
        family('radicali[sz](?:e|ing)'),
        family(
          'people|others|men|women|teens?|teenagers|youths?|kids|students|someone|recruits',
          'followers',
        ),
      ],
    },
  ],
  doubts: terrorDoubts,
  hints: family(
    'terror[a-z]*|bombs?|bombings?|explosives',
    'attack (?:on|a|the|my|our|people|them|police|politicians)',
    '(?:an|our|next|gas|knife|acid|violent) attacks?|shootings?|shooters?',
    'shoot (?:up|my|people|students|classmates|them|everyone)|massacres?|hostages?',
    'hijack[a-z]*|assassinat[a-z]+|jihad[a-z]*|isis|islamic state|al ?qaeda|caliphate',
    'martyr[a-z]*|extremis[a-z]+|radicali[sz][a-z]+|manifestos?|lone wol(?:f|ves)|holy war',
    'armed struggle|militias?|derail[a-z]*|sabotag[a-z]+|casualties|something big',
    'spread (?:panic|fear|terror)|insurgen[a-z]+|overthrow|uprising|truck into|blow up',
    'burn down|set fire|avoid detection|do it better|sleeper|snipers?|ambush[a-z]*|bring down',
    'attackers|weak(?:est)? security|unguarded|soft targets?|power grid|water supply',
    'poison the|infidels|call to arms|columbine|bataclan|christchurch|anthrax|seize|siege',
    'as a weapon|fire ?bomb[a-z]*|kill list|hit list|many victims|the fighters|rebels',
    'guerrilla|behead[a-z]*|suicide (?:vest|belt|bomb[a-z]*|attack[a-z]*)|ready to die',
    'die for|neo ?nazis?|violent (?:attacks?|overthrow|revolution)',
    'mass (?:murder|killing|shooting|casualt[a-z]+)|kidnap[a-z]*|gas attack|in real life',
  ),
  harmless: everyOf(
    '(?:heart|panic|asthma|anxiety|cyber|chemical attack on (?:rust|metals?|steel)) attacks?',
    '(?:nucleophilic|ddos|denial of service|brute force|phishing|injection) attacks?',
    '(?:dictionary|replay|man in the middle|xss|csrf|bear) attacks?',
    'attacks? (?:on|of) (?:rust|metals?|acid|the (?:argument|theory|idea|king))',
    '(?:blood|stem|plant|animal|nerve|white|red|cancer|solar|fuel|prison|human|body) cells?',
    '(?:daughter|host|somatic|battery|electrochemical|galvanic|table|sensory|brain) cells?',
    '(?:skin|muscle|bacterial|t|b) cells?',
    'cell (?:membranes?|walls?|division|cycle|biology|phones?|body|theory)',
    '(?:photo|film|video|basketball|penalty|target|camera) shootings?',
    'shooting (?:stars?|range|guard|script)|school shooting drills?',
    '(?:blow(?:ing)? up) (?:an? )?(?:balloons?|photos?|pictures?|images?|school photo)',
    '(?:blow(?:ing)? up) (?:an? )?(?:inflatable [a-z]+|model [a-z]+)',
    '(?:arithmetic|mathematical|military|bank|surgical|logical|set) (?:operations?|strikes?)',
    '(?:binary|relief|rescue|business|union|labou?r|hunger|general) (?:operations?|strikes?)',
    'lightning (?:operations?|strikes?)|strike (?:price|rate|zone|a balance)',
    'strike (?:and|or) dip|bomb (?:proof|a school presentation|the (?:exam|test|interview))',
    'bath bombs?|fork bombs?|bomb shelters?',
  ),
  study: family(
    'responses?|respon[sd][a-z]*|exercises?|demolitions?|controlled|drills?|peace',
    'negotiat[a-z]+|hospitals? can|triage|counter ?terror[a-z]*|counter ?extremis[a-z]*',
    'commission|causes of|motives?|motivations?|historical|history|war|battle|army|troops',
    'soldiers?|resistance|revolution(?:ary)?|empire|government response|media coverage|films?',
    'scene|macbeth|minecraft|roblox|civili[sz]ation|video games?|computer games?',
    'in (?:a|the) games?|blender|lessons? on|tv show|research on|primary source|membranes?',
    'tissues?|organisms?|proteins?|dna|enzymes?|neurons?|voltage|electrons?|bacteria|immune',
    'virus(?:es)?|software|server|data|network|user|users|strain|metal|bonds?',
    'nucleophil[a-z]+|carbon|why do|why did|how did|define|definition|hoped to',
  ),
};
