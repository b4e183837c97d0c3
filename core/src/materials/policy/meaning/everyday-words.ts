import { type Family, family } from './family.ts';

/**
 * What people call the topics in everyday speech: slang, hints and soft words. Each is harmless in a
 * text that teaches, so it only counts where somebody speaks for himself or herself (pretexts.ts).
 */
type Doubts = readonly (readonly Family[])[];

const minors = family(
  'child(?:ren|s|rens)?|kids?|kiddos?|minors?|(?:pre ?)?teens?|tweens?|toddlers?|tots?|infants?',
  'bab(?:y|ies)|under ?age(?:d|rs?)?|school ?(?:kid|girl|boy|child|children)s?|pupils?',
  'youngsters?|youths?|juveniles?|adolescents?|teenage(?:d|rs?)?|little (?:ones?|girls?|boys?)',
  'little (?:angel|princess|prince|sister|brother|cousin|lad|lass)e?s?|young (?:girl|boy|lad|lass)e?s?',
  'young (?:ones?|people|person|fan|follower|gamer|player|model|student|relative)s?',
  'year (?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|primary school[a-z]*',
  '(?:grade|primary|elementary|middle|secondary) school(?:ers?)?|nursery|kindergarten[a-z]*|playgrounds?',
  '(?:[5-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: and a half)? ?(?:years?|yrs?|yo)',
  '(?:you are|youre|i am|im|shes|hes|be) (?:[6-9]|1[0-5]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)',
  '(?:aged?|is|was|turned|just|only|about|of|under|below) (?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen)',
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) graders?|cub ?scouts?|choir ?boys?',
  '(?:an?|the|one|some|any|this|that|his|her|young|of|little|altar) (?:[a-z]+ )?(?:boy|girl|lad|lass)(?:e?s)?',
  '(?:my|a|the|her|his|their|foster|step) ?(?:niece|nephew|daughter|son|stepdaughter|stepson|godchild)s?',
);
const overtures = family(
  'roman(?:ce|tic[a-z]*)|dat(?:e|es|ing)|relationship|crush|girlfriend|boyfriend|in love|love affair',
  'kiss[a-z]*|cuddl[a-z]+|touch[a-z]*|trust(?:s|ed|ing)?|secret[a-z]*|alone|photos?|pictures?|pics?',
  'images?|snaps|selfies?|videos?|clips|footage|web ?cams?|on cam(?:era)?|private[a-z]*|gifts?|presents',
  'meet(?:s|ing)?(?: up)?|online|chats?|chatting|chat ?rooms?|dms?|messages|messaging|texting',
  'improper|inappropriate|indecent|illegal|forbidden|unsuitable|dodgy|nasty|rude|naughty|saucy',
  'police|parents?|mum|mom|dad|pay|price|cost|buy(?:ing)?|sell|purchase|get hold of|traffick[a-z]*',
  'undress[a-z]*|clothes|swim[a-z]*|bath[a-z]*|shower[a-z]*|sleep ?overs?|bed|bedroom|massage|lap',
  'older man|grown (?:man|up|woman)|adults?|man of|much older|coach(?:ed|ing)?|baby ?sit[a-z]*|body',
  'bodies|attract[a-z]*|fantas[a-z]+|desir[a-z]+|arous[a-z]*|flirt[a-z]*|tempt[a-z]*|lur[a-z]+|coax[a-z]*',
  'groom[a-z]*|win over|get close|closer|intimate|special (?:friend|bond|game|time)|our little|van|car',
  'thing for|web ?sites?|clients?|smuggl[a-z]+|live with|comes? to|daddy|uncle|cellar|basement|mate|a man|runaway|neighbou?r',
  'undressed|persuad[a-z]+|convinc[a-z]+|hidden|stay anonymous|adopt|abroad|for money|take (?:her|him|them|one) (?:home|away)|keep (?:her|him|them) quiet|not tell',
);

export const childDoubts: Doubts = [
  [minors, overtures],
  [
    family(
      'p[ae]e?do(?:s|phil[a-z]+)?|cp|csam|pthc|lolis?|shota|jail ?bait|map community|too young|barely legal|age gap',
    ),
  ],
];

export const sexualDoubts: Doubts = [
  [
    family(
      'indecent|naught(?:y|iest|ier)|stripp[a-z]+|virgin[a-z]*|lust[a-z]*|boobs|tits|sex[a-z]*|porn[a-z]*|intercourse|orgasms?|celebs?|hotel|graphic[a-z]*|kiss(?:es|ing)|much further|the night in|couples?|in the shower|in bed|fad(?:e|ing) (?:out|to)|had a body|do (?:with|to) (?:me|mine|my body)',
      'hard ?core|rude (?:words?|bits|pics?|pictures?|stuff|stor(?:y|ies)|jokes?)|going at it|smutty',
      'naughty|between the sheets|fade to black|hanky panky|get(?:s|ting)? it on|frisky|birthday suits?',
      'starkers|in the buff|shag[a-z]*|bonk(?:ing|s)?|hot and heavy|r rated|18 plus|wank[a-z]*|jerk off',
      'cum|fap|sleep(?:s|ing)? together|pin ?ups?|racy|saucy|sultry|sensual[a-z]*|skinny dip[a-z]*|randy',
      'adult (?:material|chat|stuff|scenes?|pics|magazines?|themes?|role ?play|toys?|theme)|dirty talk',
      'turn(?:s|ed)? (?:me|us|him|her|you|them) on|get(?:s)? (?:me|us) off|make (?:me|us) blush|spank[a-z]*',
      'strip(?:s|ping)?|nude|nudes|naked|topless|bare (?:skin|all|chest|bodies)|nothing on|undies|knickers',
      'love scenes?|bed ?room (?:scenes?|stor(?:y|ies)|stuff)|wild night|passionate night|wedding night',
      'not safe for work|for grown ups|over eighteens?|over 18s?|mature content|explicit[a-z]*|kinky stuff',
    ),
  ],
];

export const weaponDoubts: Doubts = [
  [
    family(
      'booms?|blow(?:s|ing)? (?:it|stuff|things|something|up|a|the|my)|goes (?:off|bang|boom)|go bang',
      'home ?made|improvised|nail filled|ied|zip gun|semi ?auto[a-z]*|fully? ?auto[a-z]*|auto sear|shanks?',
      'shivs?|knuckle ?dusters?|machetes?|zombie knives|zombie knife|chloroform|arsenic|strychnine',
      'thallium|nightshade|pressure cooker|petrol bombs?|flash ?bangs?|unserial[a-z]+|pieces? that fires?',
      'actually fires?|live rounds|real bullets|shooter|strap|burner|glock|uzi|bazooka|pipe (?:filled|packed)',
      'take out (?:a|the|my|half|everyone)|mow(?:ing)? down|level (?:a|the) (?:building|block|school)',
      '(?:hurt|harm|maim|stop|kill|injure) (?:someone|somebody|people|fifty|him|her|them|many|a lot)|fertili[sz]er|blueprints?',
      'arm(?:ing)? (?:my|a|the)|drones?|tnt|dynamite|napalm|ricin|sarin|thermite|ammo|pistols?|rifles?',
      'dead(?:ly|liest)|lethal|bullets?|cartridges|shot ?guns?|grenades?|booby ?traps?|bleach|mustard gas',
      'something (?:deadly|lethal|explosive|that kills|dangerous)|toxic (?:gas|fumes|cloud|smoke)',
      'gas (?:people|a room|them)|kill(?:s|ing)? (?:a man|a person|people|someone|everyone|quickly|with)',
      'detonat[a-z]*|explo[a-z]+|weapon[a-z]*|bombs?|guns?|poison[a-z]*|nerve agent|bang',
    ),
  ],
];

export const terrorDoubts: Doubts = [
  [
    family(
      'most (?:victims|deaths|casualties|dead|damage|people hurt)|many (?:victims|dead|deaths|people as)',
      'maximum (?:damage|casualties|impact|fear|carnage)|body count|bomb vest|martyr[a-z]*|our cell|terror',
      'the cause|the (?:true )?faith|the brothers|the caliph[a-z]*|paradise|unbelievers?|pledge|allegiance|infidels?',
      'copy ?cat|like (?:breivik|columbine|christchurch|the bataclan)|white power|race war|lone wolf',
      'make (?:them|the [a-z]+|people|everyone|society) (?:pay|fear|tremble|suffer|bleed)|go out with a bang',
      'teach (?:them|society|the [a-z]+) a lesson|storm(?:s|ed|ing)? (?:the|a)|to its knees|soft target|shoot ?up',
      'bring (?:down )?(?:the|a|this) (?:country|city|government|system|state|regime|grid)|mass panic',
      'ramm?(?:ing|s)?|fighters|(?:holy|armed) struggle|threats?|suicide bomb[a-z]*|demands|taliban|isis|busiest|least guarded|unguarded|holy war|afraid of us|fear us|shootings?|shoot|manifesto|hijack[a-z]*',
      'militants?|extremis[a-z]+|jihad[a-z]*|insurgen[a-z]+|guerrillas?|underground (?:army|group|cell)',
      '(?:lorry|truck|van|car) into|blown up|paraly[sz]e|plan(?:ning)? the (?:attack|raid|day)|hostages?',
      'hit(?:ting)? (?:the |a |some )?(?:government|parliament|station|market|crowd|police|school|church)',
    ),
  ],
  [
    family('attack[a-z]*|strike|operation|target(?:s|ed|ing)?|massacre|bomb[a-z]*|victims|ambush'),
    family(
      'crowd(?:s|ed)?|landmarks?|stations?|mosques?|church(?:es)?|synagogues?|temples?|malls?|concerts?',
      'festivals?|parades?|airports?|parliament|embass(?:y|ies)|stadiums?|schools?|government|commuters',
      'worshippers|civilians|marathon|trains?|buses|underground|metro|politicians?|tourists|recruits?',
    ),
  ],
];

export const selfHarmDoubts: Doubts = [
  [
    family(
      'swallow|sleep forever|end (?:everything|things|it|my|the pain)|done with (?:everything|life|it all)',
      '(?:hurt|hurting|burn|burning|harm|scratch|cut|cutting|bruise|punch|punish)(?: or [a-z]+)? (?:my|me)[a-z]*',
      'feel (?:something|anything|alive|numb)|numb|no way out|way out|not be here|not here any ?more',
      'wish i (?:was|were|had|could)(?: [a-z]+)? (?:dead|gone|never|born|asleep|disappear|die)|gone forever',
      'the other side|farewell (?:letter|note)|in front of (?:a|the) train|off (?:the|a) (?:bridge|roof|cliff)',
      '(?:top|off|finish|do|finishing|offing) (?:my|your|one)sel(?:f|ves)(?: in| off)?|slip away|drift off',
      'fade away|never wak(?:e|ing)|painkillers|purg(?:e|ing)|starv(?:e|ing)|skip(?:ping)? (?:food|dinner|lunch)',
      'without food|hide (?:food|scars|cuts|the marks)|long sleeves|marks on|cuts on|last (?:breath|night alive)',
      'give up on life|tired of (?:living|life|being|existing)|hate (?:myself|my body|my life|being alive)',
      'stop (?:a|my|the|your) (?:heart|breathing)|miss me|without me|to jump|me jump|gone by|overdos[a-z]*|aspirin|tablets|pills',
      'cut so|cut(?:ting)? (?:deep|where|it)|accident|rope|knots?|noose|wrists?|hang(?:ing)?|disappear[a-z]*|vanish[a-z]*|wak(?:e|ing) up again|bleed[a-z]*|enough of (?:living|life|it all)|sick of li[a-z]+',
      'fall(?:ing)? asleep and|feel a thing|feel nothing|be over|not coming back|my last|drown[a-z]*',
      '(?:cuts|burns|marks|wounds)|how (?:deep|high|far)|deep enough|to be sure|helium|lethal|fatal|self ?harm[a-z]*',
      'scratch(?:es|ing)? (?:my|her|him|them)sel(?:f|ves)|painless[a-z]*|quickest|cease|dead|die|dying|death|suicid[a-z]*|goodbye|exist(?:ing)?|stop living|be thin',
      'calories|skinn(?:y|ier)|thinner|throw(?:ing)? up|cant cope|cant go on|dont want to (?:live|be|wake)',
    ),
  ],
];

export const theftDoubts: Doubts = [
  [
    family(
      'nick(?:ing)?|swip(?:e|ing)|pinch(?:ing)?|pocket(?:ing)? (?:stuff|things|a|some|the)|half ?inch[a-z]*',
      'lift(?:ing)? (?:stuff|clothes|things|a wallet|wallets|phones)|security tags?|past the (?:till|tags|gates)',
      '(?:get|log|logging|getting|break|sneak) in(?:to|side)? (?:my|her|his|their|someones?|the (?:school|teacher))',
      'snoop[a-z]*|spy(?:ing)?|(?:peek|look) (?:at|in|into|through) (?:her|his|their|someones?|my [a-z]+) (?:phone|messages|chats?)',
      '(?:her|his|their|someones?|somebodys?|strangers?|another [a-z]+|my (?:ex|mate|teacher|boss|neighbou?r|sister|brother|mum|mom|dad|girlfriend|boyfriend)s?) (?:passwords?|accounts?|dms|snap[a-z]*|insta[a-z]*|emails?|bank|cards?|credit cards?|pin|wallet|location|wi ?fi|router|phone)',
      '(?:answers|questions) (?:to|of|for) (?:the|a|my|our)(?: [a-z]+)? (?:exam|test)|beat (?:a|the|an)(?: [a-z]+)? (?:alarm|lock|system)',
      '(?:skip|dodge|dodging|skipping|avoid) (?:paying|fares?|the fare|tickets)|alarms?|thie(?:f|ves)|without (?:a|the) keys?',
      '(?:car|house|door|safe|lock|window|locker)s? open|open (?:a|any|the|someones?) (?:car|safe|lock|locker|window)|owner|fake ids?',
      'private (?:chats?|messages|photos)|pound notes|(?:dollar|euro) (?:notes|bills)|bank ?notes|(?:customers?|clients?) (?:code|data|details)',
      'change (?:my|the) (?:grades?|marks?)|(?:exam|test) (?:papers?|answers) (?:early|before)|fak(?:e|ing) [a-z]+',
      'forg(?:e|ing|ed)|refunds?|not mine|isnt mine|didnt pay|never (?:paid|bought)|key ?gen|torrents?|dox[a-z]*',
      'catfish[a-z]*|impersonat[a-z]+|pensioners|card (?:details|numbers?)|cash machines?|crowbar|jemmy',
      'walk(?:s|ing)? (?:off|out|away) with|for free|without a ticket|empty houses?|owners? (?:are|is) (?:away|out)|joy ?rid[a-z]*|key ?less|hot ?wir[a-z]*|pick(?:ing)? (?:a|the) lock',
      'hack[a-z]*|crack(?:ing)?|malware|ransom[a-z]*|botnets?|ddos|scam[a-z]*|steal[a-z]*|stolen|rob(?:s|bing|bery)?|heists?|gift cards|not yours|locked out|for nothing',
      'shop ?lift[a-z]*|burgl[a-z]+|pick ?pocket[a-z]*|phish[a-z]*|counterfeit[a-z]*|con (?:people|someone|an)',
      'without (?:paying|getting caught|being caught|getting nicked|them knowing|her knowing|him knowing)',
    ),
  ],
  [
    family(
      'freez[a-z]*|crash[a-z]*|take down|knock(?:s|ing)? (?:out|off)|shut(?:s|ting)? down|jam|overload[a-z]*',
      'unlock[a-z]*|get (?:into|in|past|around|round)|bypass[a-z]*|(?:see|shows?|knows?|record|read) what',
      'read (?:her|his|their|my [a-z]+|everyones?)|track(?:s|ing)?|everyone on|everybody on|guess(?:ing)?',
    ),
    family(
      'web ?sites?|servers?|wi ?fi|networks?|phones?|laptops?|tablets?|cameras?|web ?cams?|accounts?|chats?',
      'messages|log ?ins?|locations?|passwords?|computers?|routers?|emails?|doors?|cars?|alarms?|safes?',
    ),
  ],
];

const peoples = family(
  '(?:kurd|turk|armen|arab|jew|muslim|islam|christ|hind|ind|pakistan|pol|russ|ukrain|chin|mex)(?:ish|ian|ic|i|ese|ican)',

  'jew(?:s|ish)?|muslims?|christians?|hindus?|sikhs?|arabs?|blacks?|asians?|africans?|mexicans?|gays?|lesbians?',
  'trans|queers?|homosexuals?|roma|gyps(?:y|ies)|travellers?|tutsis?|hutus?|kurds?|armenians?|uyghurs?',
  'palestinians?|israelis?|chinese|indians?|pakistanis?|russians?|ukrainians?|poles|turks|syrians?|afghans?|bosnia[a-z]+',
  'rohingya|immigrants?|migrants?|refugees?|foreigners?|asylum seekers?|disabled|autistic|unbelievers?',
  'infidels?|minorit(?:y|ies)|natives?|(?:ethnic|religious) groups?|tribes?|races?|those people|their kind',
  'mentally ill|(?:white|brown|black) people|weak|crippled?s?|jewry|zionists?|these people|outsiders|whites|women|men|everyone who|people who|albinos?|homeless|elderly|poor|old people',
);
export const exterminationDoubts: Doubts = [
  [
    peoples,
    family(
      'finish(?:ed|ing)? (?:off|them)|better (?:off )?(?:if|without)|no right to|dont belong|rid|cleans[a-z]+',
      'pur(?:e|ge|ged|ging|ity)|remov(?:e|ed|al|ing)|eliminat[a-z]+|eradicat[a-z]+|gone|dealt with|deal with',
      'problem|question|round(?:ed|ing)? up|lined up|gass?(?:ed|ing)?|put down|inferior|superior|wip(?:e|ed|ing)',
      'slaughter[a-z]*|spared|last one|dead|die|dying|death|kill[a-z]*|exterminat[a-z]+|murder[a-z]*|burn[a-z]*',
      'genocide|annihilat[a-z]+|vermin|parasites?|rats|scum|sub ?human[a-z]*|deserves?|not human|hang(?:ed)?',
      'born|wrong with|cheapest|camps?|with no|without|by any means|alive|no more|surviv[a-z]*|in the ground|left|right idea|nothing wrong|once and for all|breed|shot|shoot|disappear|vanish|extinct|drown(?:ed)?|destroy[a-z]*|crush[a-z]*|hate(?:s|ful|d)?|sterili[sz][a-z]*',
    ),
  ],
  [
    family(
      'genocide|ethnic cleansing|final solution|race war|hitler (?:was|had|did)|master race|gas chambers?',
    ),
  ],
];
