import { selfHarmDoubts } from '../everyday-words.ts';
import { everyOf, family, type Meaning, together } from '../family.ts';

const self = '(?:my|your|one)sel(?:f|ves)';
const others = '(?:him|her|them|our)sel(?:f|ves)';
const ending = family(
  [
    `(?:kill|hang|poison|drown|suffocat|strangl|shoot|stab|starv|unaliv|off|hurt|harm|cut|`,
    `burn|injur|punish|gas|electrocut|mutilat|bleed|choke|chok)(?:e|ing|ting|s)? ${self}`,
  ].join(''),
  'end(?:ing)? (?:my|your|it|her|his|their|one|ones|our) (?:own )?(?:life|lives|all|existence)',
  'end(?:ing)? (?:my|your|it|her|his|their|one|ones|our) (?:own )?(?:suffering|pain)',
  'end it(?: all)?|end(?:ing)? (?:everything|things)',
  'tak(?:e|ing) (?:my|your|her|his|their|ones) (?:own )?li(?:fe|ves)|suicide|suicidal',
  'suicides|kms|kys|unalive|self ?harm(?:ing)?|self ?injur(?:y|e|ing)|self ?mutilation',
  '(?:burn|burning|cut|cutting|scratch|scratching) my (?:own )?(?:skin|arms?|legs?|wrists?|thighs?)',
  'sewerslide|catch the bus|commit sudoku|bleed out|bleed to death|noose',
  [
    '(?:want(?:s)?|wanna|wish|ready|deserve(?:s)?|plan|decided|hope|like|easiest|best|',
    'painless|quick|how|way|ways|easy|fastest|peaceful) to (?:die|be dead|not exist|',
    'disappear forever|stop living|vanish forever)',
  ].join(''),
  '(?:dont|not|never|wont) (?:want to |wanna )?(?:wake up|be here|be alive|live any ?more)',
  '(?:dont|not|never|wont) (?:want to |wanna )?(?:exist any ?more|live)',
  'disappear(?:ing)? (?:forever|from this world|for good)',
  'stop (?:existing|living|breathing|being alive)|leave this world|cant go on',
  'go to sleep forever|sleep forever|make (?:it|everything|the pain) stop|no reason to live',
  'out of this life|check out of life|make my heart stop|heart stops?',
  '(?:jump|jumping|leap) (?:off|in front of)',
  'jump(?:ing)? from (?:an?|the) (?:[a-z]+ )?(?:bridge|building|roof|balcony|cliff|window|tower)',
  'jump to my death',
  '(?:slit|slitting|cut|cutting|slash|open) (?:my|your|ones) (?:own )?(?:wrists?|veins?|throat|arms?)',
  '(?:slit|slitting|cut|cutting|slash|open) (?:my|your|ones) (?:own )?(?:legs?|thighs?|skin|artery)',
  '(?:slit|slitting|cut|cutting|slash|open) (?:my|your|ones) (?:own )?arteries',
  '(?:where|places|place|how deep|deep|deeper) (?:do i have |should i |can i |i should )?to cut',
  'cut (?:deep|deeper|where|so)|(?:sever|pierce|cut) my(?: own)?(?: [a-z]+)? arter(?:y|ies)',
  'overdos(?:e|es|ing)|lethal dose|fatal dose|od on|kill me|death by',
  'die (?:peacefully|painlessly|quickly|in my sleep|without pain|tonight|like)',
  'painless death|peaceful death|peacefully in (?:my|your|their) sleep|kills? you',
  'stop (?:my|your) (?:breathing|heart)|gone by|be gone|not live (?:any )?(?:longer|more)',
  'leave (?:this|the) (?:life|world|planet)|better off (?:without|dead)',
  'goodbye (?:letters?|notes?|forever)|say goodbye (?:forever|for good)|final exit',
  'way out of (?:life|this life)|exhaust fumes|car fumes',
  'want it (?:all )?to (?:end|stop|be over)|cant (?:take|do|live|go) (?:it|this|on)?',
  'put an end to (?:it|me|myself|my)|be over|hanging|knots?',
  'jump to be (?:deadly|fatal|lethal)|(?:deadly|fatal|lethal) (?:jump|fall|height)',
  'cut without|way forward|gas themselves|no way forward|be thin|as thin as|become thin',
  'self destruct(?:ion|ive)?|suicide (?:notes?|pacts?|methods?|letter)',
);
/** Told of others it is a report, unless somebody wants to bring them to it. */
const othersEnding = family(
  [
    `(?:gas|shoot|stab|kill|hang|poison|drown|starv|unaliv|hurt|harm|cut|burn|injur|`,
    `off)(?:e|ing|ting|s)? ${others}`,
  ].join(''),
);
const encourages = family(
  '(?:how|which|knots?|show|teach(?:es)?|help (?:her|him|them)|explain)(?: [a-z]+){0,3}',
  '(?:describe|get|make|convince|persuade|encourag(?:e|es|ing)|push|drive)(?: [a-z]+){0,3}',
  'talk(?: [a-z]+){0,3}|painless(?:ly)?|(?:new|best|secret|easy) ways|in secret|tips|tricks',
);
const starving = family(
  'pro ?ana|(?:get|be|become|being|so|dangerously|super|too) skinny|ribs?|rib ?cage',
  'hip ?bones|thigh gap|lose weight|binge eat|vomit (?:it|everything)',
  'stop (?:my|your)self (?:from )?eating|eating for a week|not eat|without eating|pro ?mia',
  'thinspo|thinspiration|anorexi[ac]|bulimi[ac]|anorexia|bulimia|eating disorders?',
  'stop eating|not eating|eat nothing|starve|starving|throw(?:ing)? up',
  'make (?:my|your)self (?:sick|vomit|puke)|vomit(?:ing)?|purge|purging',
  'skip(?:ping)? (?:all )?meals|fast for|laxatives|lose weight (?:fast|dangerously)',
  'dangerously thin|size zero|hide (?:my )?food',
);
const lures = family(
  'fastest|quickest|quickly|so i can|stick out|good idea|for a week|for days|tips|tricks',
  'hide|hiding|secret(?:ly)?|teach|how to|how do i|how can i|share|become|becoming|stay',
  'promotes?|glorif[a-z]+|encourag(?:e|es|ing)',
  'without (?:my |anyone|anybody|them|my parents)|motivat[a-z]+|inspiration|lifestyle',
  'goals?|completely|from my (?:parents|mum|mom|family|friends)',
);
const means = family(
  'ways?|methods?|how|where|safest|dose|dosage|amount|many|much|deep|long|high|which|best',
  'easiest|quickest|fastest|surest|painless(?:ly)?|without pain|least pain(?:ful)?',
  'dont hurt|doesnt hurt|not hurt|quick(?:ly)?|note|letter|plan|instructions?|guide',
  'tutorial|tips|tricks|steps?|places?|pills?|tablets?|poisons?|rope|razor|blade|bridge|gas',
  'gun|helium|car|train|mix|pretend|accident|pact|convince|persuade|encourag(?:e|es|ing)',
  'promot(?:e|es|ing)|challenge|game|right thing|good (?:way|idea)|empowering|beautiful',
  'cool|brave|answer|control over|techniques?|options|rank|list|hang|help',
  'what (?:can|should|could) i (?:take|use)|tonight|should (?:just )?|reasons|show|describe',
  'tie',
);
const medicines = family(
  'pills?|tablets?|painkillers?|capsules?|paracetamol|acetaminophen|tylenol|ibuprofen',
  'aspirin|insulin|medications?|medicines?|sleeping (?:pills|tablets)|antidepressants?',
  'opioids?|fentanyl|xanax|benzos|drugs?|bleach|poisons?|alcohol|meds|codeine|morphine',
  'heroin|carbon monoxide|helium|caffeine|antifreeze|cyanide',
);
const deadly = family(
  'die|death|dead|lethal|fatal|kill me|kills me|deadly|overdose|od',
  '(?:dont|never|not|wont) wake up|heart stops?|stop (?:my|your) heart|end it|sleep forever',
  'not wake up|knock me out forever|pass away|suicide|quickly and without pain|without pain',
  'painless(?:ly)?',
);
const own = family(
  'i|me|my|im|id|ive|myself|mum|mom|someone my|our|you|your|yourself|it take|to take',
);
const cuts = family('razors?|lighter|blades?|knife|cutting|cut|burn|scissors');
const hurting = family(
  'punish myself|hurt myself|harm myself',
  '(?:places?|spots?) on (?:the|my|your)(?: [a-z]+)? ?(?:arm|arms|skin|legs?|body|wrists?|thighs?)',
  'on my (?:arm|arms|skin|legs|wrists?|thighs)',
  '(?:nobody|no one|parents|anyone)(?: [a-z]+)? (?:see|sees|notice|notices|know|knows|find)',
  'scars|feel pain|bleed|without (?:anyone|anybody|my parents|my mum|my mom|leaving)',
);

export const selfHarm: Meaning = {
  topic: together(
    family('scars|hanging|jumping|fumes|helium'),
    ending,
    othersEnding,
    starving,
    medicines,
    cuts,
  ),
  isAlwaysReal: true,
  signals: [
    { weight: 3, all: [ending, means] },
    { weight: 3, all: [ending, medicines] },
    { weight: 2, all: [ending] },
    { weight: 3, all: [othersEnding, encourages] },
    { weight: 3, all: [starving, lures] },
    { weight: 3, all: [medicines, deadly, own, means] },
    { weight: 3, all: [cuts, hurting] },
    { weight: 3, all: [family('scars'), hurting] },
    {
      weight: 3,
      all: [
        family('hanging|jumping|drowning|overdosing|bleeding|pills|fumes|helium|gas'),
        family('faster|quicker|painless(?:ly)?|less pain(?:ful)?|hurt less|easier|surest'),
      ],
    },
  ],
  doubts: selfHarmDoubts,
  hints: family(
    'suicid[a-z]+|die|dying|dead (?:by|before|tomorrow|tonight)|be dead',
    'kill(?:ing|s)? (?:my|your|one|them|her|him)sel(?:f|ves)|kill me|end it|end(?:ing)? my',
    'end(?:ing)? (?:your|their|her|his) li(?:fe|ves)|(?:never|not|dont|wont) wake up',
    'disappear forever|vanish forever|gone (?:by|for|forever)|for good',
    'goodbye (?:letters?|notes?|forever)|overdos[a-z]+|pills|tablets|antidepressants|swallow',
    'sleeping (?:pills|tablets)|poison|noose|rope|hang|hanging',
    'jump(?:ing)? (?:off|from|in front)|jump to|drown[a-z]*|bleed[a-z]*|wrists?',
    'my (?:veins?|artery)|razors?|blades?|cut (?:my|where|deep|so|without|open)|cutting',
    'burn (?:my|your)self|scars|hurt(?:ing)? (?:my|your)self|harm(?:ing)? (?:my|your)self',
    'self ?harm[a-z]*|self ?injur[a-z]+|punish (?:my|your)self|painless(?:ly)?|without pain',
    'fumes|helium|lethal|fatal|deadly|starv[a-z]+|purg(?:e|ing)|vomit[a-z]*|throw(?:ing)? up',
    'anorexi[a-z]+|bulimi[a-z]+|skinny|thin as|be thin|thinspo|calories a day|stop eating',
    'not eating|eat nothing|skip meals|laxatives|kilos in a week|pounds in a week',
    'exist(?:ing)? any ?more|be here any ?more|cant (?:take|go|live|do) (?:it|this|on)',
    'unalive|hopeless|burden to|leave this|live any (?:longer|more)|worthless|better off dead',
    'no reason to live|death pact|pact',
  ),
  harmless: everyOf(
    '(?:shoot|shoots|shot) (?:your|my|them|him|her)sel(?:f|ves)(?: [a-z]+){0,4} in the foot',
    'cut(?:ting)? yourself (?:some|a) [a-z]+|(?:kill|hang|drown) (?:yourself )?(?:time|out)',
    'hurt yourself (?:when|while|lifting|if)|not cut yourself|harm itself|end it with',
    'suicide (?:bomb[a-z]*|squad|attacks?|missions?)|political suicide|career suicide',
    'social suicide|suicide genes?|dead(?:line|lines)',
    'drug (?:stores?|discovery|development|trials?|polic(?:y|ies)|design|targets?)',
  ),
  study: family(
    'screening|questionnaires?|help ?lines?|hot ?lines?|crisis|samaritans|ask for help',
    'emergency services|patients?|clients?|clinicians?|doctors?|nurses?|nursing|bully(?:ing)?',
    'bullies|cyberbullying|survivors?|therap[a-z]+|treatment|psychiatr[a-z]+|psycholog[a-z]+',
    'counsell?[a-z]+|durkheim|rates?|statistics|prevalence',
    'among (?:young|older|men|women|teenagers|adolescents)|assisted (?:dying|suicide)',
    'euthanasia|romeo|juliet|hamlet|werther|ophelia|plath|woolf|hemingway|soliloquy|tragedy',
    'the (?:novel|play|poem)|depression',
    '(?:mental|psychiatric|personality|anxiety|mood) disorders?|diagnos[a-z]+|symptoms?|liver',
    'kidneys?|glutathione|metabolit[a-z]+|naloxone|antidotes?|ld50|toxicity|toxicology',
    'receptors?|enzymes?|bioavailability|half life|pharmac[a-z]+|mice|rats|bacteria',
    'antibiotics?|animals|trusted adult|tell an adult|listen|take it seriously|talk to|cope',
    'coping|knife away|blade away|first aid|commonly|males|females|cdc|percent|per 100|garden',
    'insects|withdrawal|tolerance|neurotransmitters?|anorexia nervosa|bulimia nervosa|binge',
    'immune|cancer',
  ),
};
