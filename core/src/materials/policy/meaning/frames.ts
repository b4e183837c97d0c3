import { family, placeOf } from './family.ts';

/** Somebody speaks for themselves, to somebody who is to answer. */
export const asks = family(
  '(?:tell|show|teach|give|send|help|recommend|suggest|name|lend|order) (?:me|us|our)',
  '(?:advise|bring|entertain|join|walk|talk|guide|let|brief|find|make|get) (?:me|us|our)',
  '(?:write|draw|build|convince|persuade|instruct|explain to|lead|coach|hand) (?:me|us|our)',
  '(?:offer|tip|describe to|list for|point|supply|provide|sell|train) (?:me|us|our)',
  [
    '(?:can|could|would|will|wont|cant) (?:you|u|ya|someone|somebody|anyone|anybody)',
    ' (?!see|imagine|find evidence|think)',
  ].join(''),
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?(?:want|wanna|need|wish)',
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?(?:would like|would love|plan)',
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?(?:intend|hope to|going to|gonna)',
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?(?:looking for|trying to)',
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?(?:decided to|have to know)',
  '(?:i|we) (?:really |just |only |also |desperately |secretly |am |m )?must know',
  '(?:and|but|so|just) (?:want|wanna|need|would like|plan) to',
  '(?:explain|tell|show|say) (?:how|where)(?= $)|with me|(?:id|wed) (?:like|love|want|need)',
  '(?:im|we are|were|i am) (?:going to|gonna|looking for|trying to|planning|about to)',
  '(?:im|we are|were|i am) (?:thinking of|interested in|curious how|attracted to)',
  [
    'how (?:do|can|could|would|should|might|may|must|shall|am)(?: i| we| u) (?!(?:know|',
    'understand|explain|define|measure|remember|learn|calculate|determine|see|account|',
    'think|talk|feel|interpret|describe|classify|compare|decide|judge|solve|tell)\\b)',
  ].join(''),
  '(?:where|who|when|what|which)(?: [a-z]+){0,5} (?:do|can|could|should|would|must) (?:i|we)',
  '(?:where|who|when|what|which)(?: [a-z]+){0,5} (?:shall|might|may) (?:i|we)',
  '(?:where|who|when) (?:do|can|could|should|would) (?:people|one|you|someone)',
  '(?:should|may|can|could|shall|if) i(?:m| am)?',
  '(?:is|isnt|would) it(?: be)? (?:ok|okay|fine|possible|safe|easy|hard) (?:to|if|for)',
  '(?:is|isnt|would) it(?: be)? (?:a good idea|normal|wrong|alright|bad) (?:to|if|for)',
  '(?:is|isnt|would) it(?: be)? legal (?:to|if|for)',
  '(?:is|are)(?: [a-z]+){1,4} an? (?:good|safe|easy|quick|nice) (?:way|idea|method)',
  'i (?:will|shall|ll) (?!have|be able|see|never)',
  '(?:ill|imma) (?:kill|do|make|build|end|blow|shoot|steal|get)',
  '(?:is|are) there (?:a way|any|an easy|some|a good|a trick|a poison|a pill|a method|ways)',
  'please|pls|plz|plse|for me|entertain me',
  'make up an?(?: [a-z]+)? (?:story|tale|scene|poem|song|game)|explain(?: it| this)? to me',
  'describe(?: it| this)? to me',
  'let(?: us|s)? (?:do|play|start|make|plan|build|try|pretend|roleplay|role play|have|go)',
  '(?<!(?:can|could|may|might|will|would|which|that|or|he|she|it|they|who|and) )(?:pretend|act|behave|respond|answer)(?: that)? (?:you are|you were|youre|like|as if)',
  '(?<!(?:can|could|may|might|will|would|which|that|or|he|she|it|they|who|and) )(?:pretend|act|behave|respond|answer)(?: that)? as (?:my|an?|the)',
  '(?<!(?:can|could|may|might|will|would|which|that|or|he|she|it|they|who|and) )(?:pretend|act|behave|respond|answer)(?: that)? to be (?:my|an?|the)',
  'imagine(?: that)? (?:you are|you were|youre) my',
  '(?:you are|youre|be) (?:my|now|an? (?:unrestricted|uncensored|evil))',
  'role ?play (?:as|with|where|in which|that|about|a|session)',
  '(?:erotic|sexy|sexual|naughty|do a|want a|some) role ?play|hypothetically|hypothetical',
  'in theory how|asking for a friend|no questions asked',
  [
    'what (?:is|are|would be|was|s)?(?: the| some| a| your)? ?(?:best|easiest|simplest|',
    'safest|quickest|fastest|cheapest|surest|most [a-z]+|least [a-z]+|good|easy|quick|',
    'ideal|optimal)(?: [a-z]+){0,2} (?:way|ways|method|methods|place|places|time|app|tool|',
    'tools|car|trick|tricks|means|site|sites|strategy|plan|dose|amount|story|excuse|lie|',
    'lies|spot|day|person|target|line|lines|message|poison|drug|gas|weapon|method)',
  ].join(''),
  'wondering|i wonder|curious how|i want to know|like to know|i need to know|let me know',
  'let us know|dying to know|tell us|advise me|any (?:tips|ideas|advice|suggestions)',
);

const lessons = [
  'how (?:to|2)',
  [
    'how (?:you|one|someone|somebody|anyone|anybody|a person|a beginner|a teenager|',
    'a student|we|i|our [a-z]+|readers) (?:can|could|might|may|would|should|must|do|does|',
    'make|makes|build|builds|get|gets)',
  ].join(''),
  [
    '(?:how|what|which|where)(?: [a-z]+){0,2} (?:would|could|might|can|should|does|do)',
    ' (?:one|you|someone|somebody|a person|anyone|u|a thief|a hacker|a lone wolf|',
    'an attacker|a government|a state|people|a teenager|a group|a student|an adult|',
    '(?:real |actual )?(?:terrorists|hackers|thieves|criminals|attackers|burglars|killers|',
    'extremists))',
  ].join(''),
  'how (?:an?|the|some|any|people|our)(?: [a-z]+){0,3} (?:could|can|might|would|should)',
  'how (?:small|two|three|they|he|she)(?: [a-z]+){0,3} (?:could|can|might|would|should)',
  'which (?:[a-z]+ ){1,3}(?:would be|is|are|works?|does|do) (?:the )?(?:best|easiest|safest|quickest)',
  'which (?:[a-z]+ ){1,3}(?:would be|is|are|works?|does|do) (?:the )?(?:fastest|most [a-z]+)',
  'which (?:[a-z]+ ){1,3}(?:would be|is|are|works?|does|do) (?:the )?least [a-z]+',
  'steps? (?:for|to|of|in)|step ?by ?step|(?:[0-9]+|easy|simple|clear|detailed|exact) steps',
  'instruct|instructions?|directions|recipes?|guides?|guidance|tutorials?|walk ?throughs?',
  'manuals?|handbooks?|playbooks?|cookbooks?|blueprints?|schematics|checklists?',
  'cheat ?sheets?|crash course|lessons?|tips|tricks|hints|advice|know how|parts lists?',
  'shopping list|diy|battle plan|starter kit|primer',
  '(?:(?<!(?:he|she|they|who) )plans?|strateg(?:y|ies)) (?:for|to|of|on|that|how|which|so)',
  '(?:methods?|ways?|techniques?|tactics|means) (?:for|to|of|on|that|how|which|so)',
  '(?:procedures?|formulas?|scripts?|ideas|options) (?:for|to|of|on|that|how|which|so)',
  '(?:advice|schemes?|excuses) (?:for|to|of|on|that|how|which|so)|here is|heres|here are',
  'below is|below are|below you|the following (?!terms|words|concepts|methods|types|attacks)',
  'in this (?:guide|text|chapter|section|lesson) (?:you|we)',
  'you (?:will|ll) (?:need|learn|find out|be able)|youll (?:need|learn)',
  [
    '(?:this|our|my|the)(?: [a-z]+)? (?:guide|handbook|manual|text|section|chapter|lesson|',
    'video|booklet) (?:shows?|teaches|tells|explains|helps|describes|contains|includes|',
    'gives|will)',
  ].join(''),
];

/** A text that teaches a deed to its reader. */
export const teaches = family(...lessons);
/** And where it begins to; made ready only where it does. */
export const placeOfLesson = placeOf(...lessons);

const orderVerbs = [
  '(?:write|compose|draft|create|make|generate|produce|design|develop|build|provide|give|',
  'suggest|share|offer|show|teach|tell|instruct|demonstrate|plan|help|find|send|rank|',
  'recommend|continue|invent|code|program|train|organi[sz]e|prepare|convince|persuade|',
  'get|talk|sell|put together|come up with|devise|script|print|rewrite|finish|complete|',
  'pen|author|supply|render|paint|draw|depict|sketch|picture|portray|post|publish|record|',
  'film|stream|translate|turn|mix|assemble|construct|join|kill|use|follow|download|',
  'spread|pick|lure|trick|break|steal|hack|play|say|praise|claim|imagine|sing|let all)',
].join('');

/** An order at the beginning of a sentence, or after a word that leads to one. */
export const orders = new RegExp(
  [
    `^ (?:(?:please|now|just|so|then|first|next|also|and|but|ok|okay|hey|hi|hello|today|`,
    `finally|again|task|exercise|question|kindly|go|quickly|secretly|[0-9]+|:|[a-z]+ :|for`,
    ` (?:a|my|the|our) [a-z]+|in (?:a|my|the) [a-z]+ [a-z]+) ){0,4}${orderVerbs}\\b|(?: :|`,
    ` so| please| now| then| and then) ${orderVerbs}\\b`,
  ].join(''),
);

/** What a teacher asks for; alone it is a question of an exam. */
export const examines = new RegExp(
  [
    '^ (?:(?:please|now|then|first|also|and|question|task|exercise|[0-9]+|:)',
    ' ){0,3}(?:explain|describe|discuss|compare|analy[sz]e|name|list|outline|state|define|',
    'evaluate|summari[sz]e|detail|elaborate|spell out|clarify|specify|argue)\\b|(?: :| so|',
    ' please| and| then) (?:explain|describe|outline|list|name|detail)\\b',
  ].join(''),
);

/** A question; it asks for no deed by itself. */
export const questions =
  /^ (?:(?:and|but|so|now|question|task|[0-9]+|:) ){0,3}(?:how|what|which|where|is|are|does|do|will|should|could|would|can|wouldnt|isnt|arent|shouldnt|dont|couldnt)\b/;
