import { sexualDoubts } from '../everyday-words.ts';
import { everyOf, family, type Meaning, together } from '../family.ts';
import { details } from '../marks.ts';

const lewd = family(
  'porn[a-z]*|pron|xxx (?:porn|videos?|movies?|content|pics|sites?|stories)',
  'erotic(?:a|ally)?|smut(?:ty)?|nsfw|hentai|rule ?34|nudes|sexting|sext|sexts|cybersex',
  'orgy|orgies|threesomes?|fetish(?:es)?|kink(?:y|iest|s)?|bdsm|only ?fans|cam ?girls?',
  'strip ?tease|strippers?|strip club|steamy|raunchy|lewd|horny|arous(?:e|es|ed|ing)',
  'group sex|sex acts?|spicy|hottest|amateur pics|one handed|dominatrix|submissive|virgins?',
  'panties|bikini pics|thirst traps?|peep ?show|shower together|make it hot|adults only',
  'sexual language|body parts|bathtub together|night together|love bites?|foreplay',
  'one night|an affair|mistress|playboy|call girls?|escorts?|prostitutes?|swingers?',
  'voyeur[a-z]*|dick pics?|upskirt|thong|titillating|seductive(?:ly)?|seduction',
  'masturbat(?:e|es|ing)|blow ?jobs?|hand ?jobs?|hardcore|x rated|sexy',
  'sexual fantas(?:y|ies)|milf|gangbang|lingerie|(?:talk|talking|speak|be) dirty',
  '(?:turn|turns|get|gets|make|makes) (?:me|us|him|her|you) (?:on|off|hard|wet|horny|aroused)',
  [
    '(?:dirty|filthy|naughty|spicy|hot|juicy|sexual|sex|sexually explicit|explicit sexual|',
    'explicit|adult|adults only|x rated|racy|bedroom|love|intimate|',
    'passionate)(?: [a-z]+){0,2} (?:stor(?:y|ies)|scenes?|tales?|chats?|talk|',
    'fan ?fic(?:tion)?s?|role ?plays?|pics?|pictures|photos?|videos?|movies?|films?|clips?|',
    'websites?|sites?|content|encounters?|tapes?|jokes|poems?|novels?|fantas(?:y|ies)|',
    'words|messages|texts)',
  ].join(''),
  'phone sex',
  'sex (?:chat|scenes?|tapes?|videos?|stor(?:y|ies)|acts?|worker|doll|toys?|positions?)',
  [
    '(?:without|no|remove(?:s|d)?|removes? (?:the|her|his)|take off|taking off|strip off|',
    'undress(?:es|ed|ing)?)(?: (?:the|her|his|their|my|all|any))? (?:clothes|clothing|',
    'dress|underwear|bra|shirt)',
  ].join(''),
  '(?:take|takes|taking|took|tear)(?: off)? (?:their|her|his|my|your|each others?) clothes(?: off)?',
  '(?:tears|rip|rips)(?: off)? (?:their|her|his|my|your|each others?) clothes(?: off)?',
  'clothes (?:off|on the floor)|undress(?:es|ed|ing)?|do to me in bed',
  'in bed with (?:me|you|him|her)|private show|deep ?fake|one night stand',
);
/** Words of anatomy and of art as well: they need more around them. */
const bodily = family(
  'sex|sexual|sexually|naked|nude|nudity|topless|intercourse|orgasms?|make love|making love',
  'love ?making|sleep together|lovers?|genitals|breasts|penis|vagina|boobs|tits',
  'moan(?:s|ing)?|pleasure',
);
const works = family(
  'stor(?:y|ies)|scenes?|poems?|fan ?fic(?:tion)?s?|fics?|scripts?|role ?plays?|chat|pics?',
  'pictures?|images?|photos?|photographs?|videos?|clips?|drawings?|films?|movies?|websites?',
  'sites?|links?|chapters?|content|letters?|dialogues?|messages?|novels?|songs?|words',
  'private show|audio|streams?|deep ?fakes?|renderings?|art|comics?|characters?|passage',
  'paragraph|tale|monologue|fiction',
);
const consumes = family(
  'want|need|like|search terms?|write|compose|draft|create|generate|produce|send|watch',
  'stream|download|describe|continue|make|draw|show|find|get|give|tell|see|play|share|list',
  'sell|film|post|imagine|pretend|talk|do|chat|render|depict|narrate|enjoy|read|recommend',
  'act out|remove|unblock|access|act as|start',
);
const lust = family(
  'naked|nude|topless|having sex|have sex|sex with|make love|making love|lovemaking',
  'orgasms?|moan(?:s|ing)?|boobs|tits|in bed',
  'sexual (?:scene|act|acts|encounter|detail|details|pleasure)|explicit(?:ly)?|graphic',
  'uncensored',
);

export const sexualMaterial: Meaning = {
  topic: together(
    lewd,
    bodily,
    family('explicit|adults? (?:only|film|video|content)|explicit(?:ly)?|clothes'),
  ),
  isAlwaysReal: true,
  signals: [
    { weight: 3, all: [lewd, consumes] },
    { weight: 3, all: [lewd, bodily] },
    { weight: 3, all: [bodily, details] },
    { weight: 2, all: [bodily, works, lust] },
    { weight: 2, all: [lewd] },
    { weight: 1, all: [bodily, works] },
  ],
  doubts: sexualDoubts,
  hints: family(
    'sex|sexual|sexually|sexy|sext(?:ing)?|naked(?:ness)?|nude|nudity|nudes|topless|horny',
    'erotic[a-z]*|porn[a-z]*|pron|arous[a-z]+|orgasms?|orgy|naughty|kink[a-z]*|raunchy|steamy',
    'spicy|smut[a-z]*|seduc[a-z]+|x rated|xxx|nsfw|undress[a-z]*|lingerie|underwear|panties',
    'bra|bikinis?|fetish[a-z]*|lust[a-z]*|moan[a-z]*|boobs|tits|breasts|butt|ass|genitals',
    'explicit (?:sex[a-z]*|scenes?|stor(?:y|ies)|descriptions?|content|pictures|details?|language)',
    'uncensored|sensual|hentai|brothels?|prostitut[a-z]+|escorts?|strippers?|striptease',
    'strip (?:club|poker|for)|playboy|onlyfans|hook ?ups?|hooking up|foreplay|intercourse',
    'masturbat[a-z]*|virgin(?:ity)?|bdsm|dominatrix|mistress|swingers?|threesome|love ?making',
    'make love|making love|make out|making out|dirty|filthy',
    'hot (?:girls?|guys?|women|men|teachers?|pics|photos|videos|parts)|hottest|make it hot',
    'alone in bed|in bed|bedroom|shower together|clothes off|without clothes|no clothes',
    'piece of clothing',
    'adults? (?:only|sites?|content|films?|videos?|entertainment|fun|pleasures?)',
    'adults? (?:stor(?:y|ies)|movies?)|grown ups|intimate|deep ?fake|lovers?',
  ),
  harmless: everyOf(
    'porn(?:ography)? (?:blockers?|addiction|industry|filters?)',
    'sex(?:ual)? (?:education|health|selection|reproduction|orientation|dimorphism)',
    'sex(?:ual)? (?:differences?|chromosomes?|hormones?|cells?|characteristics|harassment)',
    'sex(?:ual)? (?:assault|abuse|violence|ed|development|identity|response|consent)',
    'sex(?:ual)? (?:behaviou?r|revolution|ethics|minorit(?:y|ies))',
    'sex (?:linked|determination|ratio|discrimination|trafficking)',
    '(?:bowl|psalm|canto|chapter|book|part|volume|louis) xxx',
    '(?:painted|charcoal|marble|bronze|classical|reclining) nudes?',
    'nudes? (?:in|of) (?:art|charcoal|oil|rubens|titian|bronze|marble|modigliani)',
    'nudes? (?:in|of) the (?:louvre|renaissance)|hot (?:spots?|air|water|chocolate)',
  ),
  study: family(
    'rubens|titian|botticelli|giorgione|michelangelo|raphael|rembrandt|velazquez|goya|ingres',
    'manet|degas|renoir|cezanne|gauguin|matisse|picasso|klimt|schiele|modigliani|rodin|donne',
    'ovid|sappho|lawrence|joyce|freud|foucault|kinsey|masters|painting|paintings|painters?',
    'sculptures?|fresco|museum|renaissance|baroque|censorship|contracepti(?:on|ves?)|condoms?',
    'fertili[sz]ation|sperm|ovum|eggs?|hormones?|pregnancy|infections?|sti|stis|hiv|puberty',
    'menstruation|menstrual|anatomy|biology|species|gametes|meiosis|chromosomes|organisms?',
    'consent|boundaries|addiction|industry|media literacy|research|sociology|feminis[a-z]+',
    'statistics|blockers?|filters?|gender|norms?|attitudes?|imagery',
  ),
};
