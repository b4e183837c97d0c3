import { monthNames } from './tell-kind.ts';
import type { ProposalKind } from './proposal.ts';

/** What to look for in a sentence: the first group, or all of it. */
export type Pattern = {
  kind: ProposalKind;
  weight: number;
  pattern: RegExp;
  /** Not what it has found, if it is this. */
  refuses?: RegExp;
};

/** Of a language that we know, all; of any other only numbers and years. */
export function listPatterns(language: string): readonly Pattern[] {
  const own = byLanguage[language];
  return own ? [...numbers, ...written, ...own] : numbers;
}

const units =
  '%|‰|percent|per cent|Prozent|por ciento|pour cent|°[CFK]?|[kMGT]?Hz|[kcmµn]?m[²³]?|[kmµ]?g|[mc]?[lL]|kJ|J|kW|MW|W|mV|V|A|Pa|kPa|hPa|bar|mmol|µmol|mol|K|kcal|kWh|km\\/h|m\\/s|' +
  'million|millions|billion|billions|trillion|Millionen|Milliarden|millones|milliards|' +
  'years?|months?|weeks?|days?|hours?|minutes?|seconds?|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Minuten?|Sekunden?|años?|meses|días?|horas?|minutos?|segundos?|ans|années|mois|jours|heures|secondes|' +
  'lit(?:re|er)s?|met(?:re|er)s?|kilomet(?:re|er)s?|grams?|kilograms?|tonn?e?s?|degrees?(?:\\s(?:Celsius|Fahrenheit|Kelvin|[CFK]))?|Liter|Meter|Kilometer|Gramm|Tonnen|Grad(?:\\s(?:Celsius|Fahrenheit|Kelvin))?|litros|metros|kilómetros|grados(?:\\s(?:Celsius|Fahrenheit))?|litres|mètres|kilomètres|grammes|degrés(?:\\s(?:Celsius|Fahrenheit))?|' +
  'people|inhabitants|Einwohner|habitantes|habitants|euros?|dollars?|pounds?';

const amount = '\\d+(?:[.,\\u00A0 ]\\d{3})*(?:[.,]\\d+)?';

const numbers: readonly Pattern[] = [
  {
    kind: 'number',
    weight: 3,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,§#-])(?:${amount}\\s?(?:to|bis|hasta|à|a|-|–)\\s?)?${amount}\\s?(?:${units})(?:\\/(?:${units}|[hs]))?[²³]?(?![\\p{L}\\p{N}])(?:\\s(?:million|billion|Millionen|years)\\b)?`,
      'gu',
    ),
  },
  {
    kind: 'date',
    weight: 4,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?:\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?(?:${monthNames})|(?:${monthNames})\\s\\d{1,2},?|(?:${monthNames}))\\s(?:de\\s)?[12]\\d{3}(?!\\d)`,
      'gu',
    ),
  },
  {
    kind: 'date',
    weight: 3,
    pattern: /(?<=[\p{L},]\s)(?:1\d{3}|20\d\d)(?![\p{L}\p{N}%)]|[.,]\d|\s?[-–/]\s?\d|s\b)/gu,
  },
];

/** What a writer has set apart. */
const written: readonly Pattern[] = [
  {
    kind: 'term',
    weight: 5,
    pattern: /(?:\*\*|__)([^*_\n]{2,50}?)(?:\*\*|__)/gu,
    refuses: /[.!?:]$|(?:\S+\s+){5}/u,
  },
  {
    kind: 'term',
    weight: 3,
    pattern: /[“„«]\s?([\p{L}][\p{L}\s-]{2,40}?)\s?[”“»]/gu,
    refuses: /(?:\S+\s+){3}\S/u,
  },
  {
    kind: 'term',
    weight: 2.4,
    pattern: /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu,
    refuses:
      /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}|XI[VX]|XVI{0,3}|XX?I?|AND|NOT|BC|AD|CE|BCE|THE|OR|OK|NB|PS|TODO)$/u,
  },
];

const word = "\\p{L}[\\p{L}’'-]*";
const upper = "\\p{Lu}[\\p{L}’'-]+";

/** What bears the name of its finder: 'Down syndrome', 'Nash equilibrium'. */
const thing =
  'syndrome|disease|effect|laws?|index|equilibrium|theorem|equations?|constant|test|scale|principle|number|cycle|war|treaty|act|bay';

/** Words with a capital only because they begin the sentence. */
const openings =
  'When|While|In|At|The|By|After|Before|As|For|From|With|On|Although|During|Under|Until|Since|And|But|If|Near|Cuando|En|El|La|Los|Las|Por|Con|Tras|Quand|Le|Les|Après|Avec|Dans|Pour|Sous';

/** Capitals within a sentence, joined by small words. */
const name = (joints: string) =>
  new RegExp(
    `(?<=(?<![\\p{L}’'-])(?:${openings}|[\\p{Ll}\\p{N}][\\p{L}\\p{N}’'-]*)[,;]?\\s(?:“|«|\\()?)(?<!\\p{Lu}\\p{L}+\\s(?:${joints})\\s)(${upper}(?:\\s(?:(?:${joints})\\s)?${upper}){0,4}(?:(?<=[’']s)\\s\\p{Ll}+|\\s(?:${thing})(?![\\p{L}]))?)`,
    'gu',
  );

const noName = new RegExp(
  `^(?:(?:BC|AD|CE)\\s.*|\\p{Lu}+|${monthNames}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|English|French|German|Spanish|Latin|Greek|Figure|Table|Chapter|Section|Fig|God|\\p{Lu}\\p{Ll}+(?:ish|ese|ian|ean|can|man|istic))$`,
  'u',
);

const byLanguage: Readonly<Record<string, readonly Pattern[]>> = {
  en: [
    {
      kind: 'term',
      weight: 4.5,
      pattern: term('(?:An?|The)\\s', '\\s(?:is|are|was|were)\\s(?:an?|the|any|one)\\s'),
      refuses:
        /\b(?:of|in|for|and|that|first|second|main|most|only|result|reason|best|same|way|number|process|aim|goal|other)\b/,
    },
    {
      kind: 'term',
      weight: 4,
      pattern: after(
        '(?:is|are|was|were)?\\s?(?:called|known as|termed|named|referred to as)\\s(?:an?\\s|the\\s)?',
      ),
      refuses: /^(?:for|by|on|in|after|to|his|her|their|it|them)\b/,
    },
    {
      kind: 'term',
      weight: 3.2,
      pattern:
        /\b(?:the|an?)\s(\p{Ll}[\p{L}-]{3,}(?:\s\p{Ll}[\p{L}-]{3,})?),\s(?:an?|the|which (?:is|are))\s/gu,
    },
    {
      kind: 'term',
      weight: 2,
      pattern:
        /^(\p{Lu}\p{Ll}{6,})\s(?:is|are|was|were|has|have|can|\p{Ll}{3,}s)\s(?:the|an?|all|every|no|not|in|into|to|from|by|with|about|of|only|part|called|made|found)\s/gu,
      refuses:
        /(?:ly|ing)$|^(?:Another|Several|Because|Although|Through|During|Between|However|Together|Without|Nothing|Everyone|Someone|Something|Everything|Nobody|Anybody|Whether|Scientists|Researchers|Students|Studies|Results|Exactly)$/u,
    },
    { kind: 'name', weight: 3, pattern: name('of|the|de|von|van|du|la'), refuses: noName },
    {
      kind: 'number',
      weight: 2.8,
      pattern:
        /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred)\s(?:million|billion|thousand|hundred))\b/giu,
    },
  ],
  de: [
    {
      kind: 'term',
      weight: 4.5,
      pattern: term(
        '(?:Eine?|Der|Die|Das)\\s',
        '\\s(?:ist|sind|war|waren)\\s(?:eine?|der|die|das)\\s',
      ),
      refuses: /\b(?:der|des|und|von)\b/,
    },
    {
      kind: 'term',
      weight: 4,
      pattern: after('(?:heißt|heißen|nennt man|genannt)\\s(?:eine?n?\\s|den\\s|die\\s|das\\s)?'),
      refuses: /^(?:so|es|das|also|wird|werden)\b/i,
    },
    { kind: 'term', weight: 4, pattern: /\bals\s(?:eine?\s)?(\p{Lu}[\p{L}-]+)\sbezeichnet/gu },
    {
      kind: 'term',
      weight: 2,
      pattern: /\b(?:der|die|das|den|dem|des|eine?[rnms]?)\s(\p{Lu}[\p{L}-]{8,})(?=[\s,.])/gu,
    },
    {
      kind: 'name',
      weight: 3,
      pattern: new RegExp(
        `(?<=[\\p{Ll}\\p{N},]\\s)(\\p{Lu}\\p{Ll}+(?:(?:\\s\\p{Lu}\\p{Ll}+)?\\s(?:von|van|zu)\\s|(?<=ische[rnms]?|er)\\s)\\p{Lu}\\p{L}+)`,
        'gu',
      ),
      refuses: noName,
    },
  ],
  es: [
    {
      kind: 'term',
      weight: 4.5,
      pattern: term(
        '(?:Una?|El|La|Los|Las)\\s',
        '\\s(?:es|son|fue|era)\\s(?:una?|el|la|los|las)\\s',
      ),
      refuses: /\b(?:de|del|que|y|en)\b/,
    },
    {
      kind: 'term',
      weight: 4,
      pattern: after(
        '(?:se llaman?|se denominan?|se conocen? como|llamad[oa]s?|denominad[oa]s?)\\s(?:una?\\s|el\\s|la\\s)?',
      ),
      refuses: /^(?:a|de|en|por|así)\b/,
    },
    { kind: 'name', weight: 3, pattern: name('de|del|de la|la|y'), refuses: noName },
  ],
  fr: [
    {
      kind: 'term',
      weight: 4.5,
      pattern: term(
        "(?:Une?\\s|Le\\s|La\\s|Les\\s|L[’'])",
        '\\s(?:est|sont|était|fut)\\s(?:une?|le|la|les)\\s',
      ),
      refuses: /\b(?:de|du|des|que|et|en)\b/,
    },
    {
      kind: 'term',
      weight: 4,
      pattern: after(
        "(?:s[’']appelle(?:nt)?|se nomme(?:nt)?|appelée?s?|nommée?s?|connue?s? sous le nom de)\\s(?:une?\\s|le\\s|la\\s|les\\s)?",
      ),
      refuses: /^(?:à|de|en|par|ainsi)\b/,
    },
    { kind: 'name', weight: 3, pattern: name('de|du|des|de la|la|le'), refuses: noName },
  ],
};

/** 'A nephron is a …': the word at the beginning that the sentence explains. */
function term(opening: string, verb: string): RegExp {
  return new RegExp(`^(?:${opening})(${word}(?:\\s${word}){0,2})(?:${verb})`, 'gu');
}

/** '… is called the loop of Henle.': up to three words behind a naming, as far as it goes on. */
function after(naming: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}])(?:${naming})(${word}(?:\\s(?:of\\s|de\\s|von\\s)?${word}){0,1})(?=[,.;:)]|\\s(?:and|or|und|y|et|in|on|by|with|because|which|that|en|par|por)\\s)`,
    'gu',
  );
}
