import { family } from './family.ts';

const somebody = [
  '(?:mates?|friends?|buddy|buddies|pals?|bros?|bruvs?|brothers?|sisters?|cousins?|guys?|',
  'blokes?|lads?|fellow|dude|man|woman|girl|boy|kid|teen|teenager|classmates?|uncle|lot|',
  'crew|gang|boyfriend|girlfriend|roommate|flatmate|teammates?|person|newcomer|beginner|',
  'amateur|novice|someone|somebody|neighbou?r|youth|adult|grown ?up|student|pupil)',
].join('');
const works = [
  '(?:novel|novella|stor(?:y|ies)|book|film|movie|play|script|screenplay|thriller|comic|',
  'character|song|podcast|blog|scene|fan ?fic(?:tion)?|drama|musical|plot|chapter|sketch|',
  'villain|hero|heroine|protagonist|antagonist|narrator|warlord|detective|campaign|channel|',
  'project|video|worksheet|presentation|report)',
].join('');

/** One person speaks of himself or herself; a text that teaches hardly ever does. */
export const speaksOfSelf = family(
  'im|id|ive|me|my|myself|mine|gimme|lemme|imma',
  // King James I and Part I are nobody who speaks.
  [
    '(?<!(?:king|queen|war|james|charles|elizabeth|mary|william|francis|george|henry|edward|',
    'richard|leopold|napoleon|nicholas|alexander|wilhelm|part|type|article|phase|class|stage|',
    'act|book|volume|chapter|level|and|or|group|title|section) )i(?! (?:and|or|is|ii|of|calculate|solve|revise|understand|define|remember)\\b)',
  ].join(''),
);

/**
 * What people put before a request so that it looks like something else: a story, a friend, a
 * thought, a part to play, an aside. None of it asks by itself, so it only leads to a second look.
 */
export const pretexts = family(
  `(?:for (?:my|our|a|an|this)|in (?:my|our|this))(?: [a-z0-9]+){0,2} ${works}`,
  `(?:my|our)(?: [a-z]+){0,2} ${works}`,
  '(?:im|i am|we are|were) (?:writing|scripting|working on|making|filming|drafting|plotting)',
  '(?:its|it is|thats|this is|only|just|purely) (?:only |just |all |pure )?(?:fiction|words|a story)',
  '(?:its|it is|thats|this is|only|just|purely) (?:only |just |all |pure )?(?:pretend|a joke|a game)',
  'fictional(?:ly)?|make believe|for fun|for a laugh|for (?:science|research|safety)|for educational purposes',
  'hypothetical(?:ly)?|theoretical(?:ly)?|in theory|in principle|thought experiment',
  [
    '(?:say|suppose|supposing|assum(?:e|ing)|imagin(?:e|ing)|pretend|picture|what if|',
    `lets say)(?: that)? (?:i|we|you|u|an? ${somebody}|my ${somebody}|someone|somebody|the [a-z]+)`,
  ].join(''),
  [
    `(?:my|a|an|some|this|that|our|one of my|the)(?: [a-z]+){0,2} ${somebody}(?: [a-z]+){0,3}`,
    ' (?:asks?|asked|asking|wants?|wanted|wanting|wonders?|wondering|needs?|would like|',
    'wishes|wished|would|bets?|keen|curious|dared|bet|says|reckons?|told me|swears|hopes|looking|after|',
    'planning|plans|thinks|intends|means|knows|longs|dreams|fancies|trying|has|have|sells|makes|does|uses|brags|built|got)',
  ].join(''),
  `(?:for|from|on behalf of) (?:a|an|my|some|this)(?: [a-z]+){0,2} ${somebody}`,
  [
    '(?:how|what|where|which|when|who)(?: [a-z]+){0,4} (?:would|could|might|can|should|',
    `does|must|may|will)(?: an?| any| some| my| the)?(?: [a-z]+)? ${somebody}`,
  ].join(''),
  `if (?:i|we|you (?:had|were|could)|an? ${somebody}|my ${somebody})|how (?:would|could|might) (?:one|you)`,
  '(?:what|how|where) do (?:others|people|folks|guys|girls|boys|teens|they)',
  'how (?:youd|you would|hed|shed|theyd|id|one might|you might)',
  '(?:how|what|where|which)(?: [a-z]+){0,3} (?:should|could|would|might|can|must) (?:he|she|they|u)',
  'you (?:will now|will be|shall|must now|are going to|have no|are (?:an?|the|now|free))',
  '(?:you are|you play|youre) [a-z]+ (?:an?|the|who|and|with|from)|(?:could|can) (?:do with|use)',
  'our (?:[a-z]+ )?(?:group|cell|movement|brotherhood|gang|crew|army|band|club)|in the mood for|up for',
  'youre (?:an?|the|now|going to|free|not bound)|as an? (?:[a-z]+ ){0,3}(?:with no|without|who)',
  '(?:stay|keep|remain|break|breaking|leave) (?:in )?character|(?:speak|reply|write|talk) as',
  '(?:answer|respond|narrate|teach|explain)(?: it| this| that)? (?:as|like) (?:an?|the|my|if)',
  'no (?:rules|limits|filters?|restrictions?|morals?|censor[a-z]+|holding back|warnings?)',
  'no (?:disclaimers?|lectur[a-z]+|ethics|conscience|fade to black|questions asked|excuses)',
  'without (?:any |the )?(?:rules|limits|filters?|restrictions?|censor[a-z]+|warnings?|disclaimers?)',
  'unrestricted|unfiltered|uncensored|unlimited|jailbroken|amoral|ignor(?:e|ing) (?:all|your|any)',
  'forget (?:all|your|any|the) (?:rules|guidelines|instructions|limits|filters?)',
  '(?<=^ )(?:need|want|wanted|looking for|got|any|fancy|gonna|dying)',
  // 'After a recipe', not 'After a few months'.
  '(?<=^ )after (?:some|any|an? (?!few|while|short|long|year|month|week|day|minute|number|series))',
  '(?:and |then |please |now )(?:be|play|become) (?:him|her|my|that|the|an?)',
  'role ?play[a-z]*|in the (?:role|voice|style|part) of|like my (?:late )?(?:grand[a-z]+|uncle)',
  'by the way|btw|one (?:last|more|other|final|quick) (?:thing|question|favou?r)|side note',
  'wouldnt|isnt it|arent they|dont you (?:think|agree)|why (?:not|dont we|shouldnt we)',
  'quick question|off topic|between (?:us|you and me)|real talk|serious(?:ly)? question',
  'out of (?:pure |sheer )?curiosity|just curious|honest|honestly|(?:dont|do not) judge',
  'dont ask (?:me )?why|never mind why|go on|come on|cmon|be a (?:mate|pal|dear|legend|star|sport)',
  'grateful|appreciated?|much obliged|thanks|cheers|thx|asap|urgently|(?:its|is|very|really|so) urgent|keen (?:to|on)',
  '(?:any|anybody|anyone|somebody|someone) (?:know|knows|got|able|up for|willing)',
  'any (?:pointers|clue|chance|hints|way|suggestions?|ideas?|advice|tips)|got any|dares?|dared',
  '(?:hook|hit|sort|set|fill|clue|school|run|take|link|slip|feed|tip|drop|spoon ?feed) (?:me|us)',
  '(?:lay|spell|type|map|sketch|jot|rattle|churn|crank|whip|knock|cook) (?:it |them |this |that |me )?(?:out|up|down|off)',
);
