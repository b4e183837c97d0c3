import { listContentWords } from '../../content-words.ts';
import { comparatives, instructions } from '../../lean/word-sets.ts';

/** What a gloss needs to fit one term alone: fewer words fit others as well. */
const fewestWords = 3;
const fewestWordsDenied = 4;

/**
 * Whether an English gloss is understood without its text and tells its term from others. What is
 * an example, a remark, a value, an instruction or a note in shorthand does not.
 */
export function isSureGloss(gloss: string): boolean {
  const bare = withoutExamples(gloss);
  if (shorthand.test(bare) || secondName.test(bare) || leaning.test(bare)) return false;
  if (namesSomething(bare) || shouting.test(bare) || comment.test(bare)) return false;
  if (isClipping(bare) || deed.test(bare) || task.test(bare)) return false;
  const [first = '', second = ''] = bare.toLowerCase().split(/[ ,]+/u);
  // 'gradually louder': than what, and there are two words for it.
  if (isComparing(first) || isComparing(second)) return false;
  if (instructions.has(first) && !isNoun.test(second)) return false;
  const { size } = specificWords(gloss);
  return size >= (denial.test(bare) ? fewestWordsDenied : fewestWords);
}

/** 'one string, two trees' means something only to whoever heard the lesson. */
function isClipping(bare: string): boolean {
  const parts = bare.split(/, /u);
  return parts.length > 1 && parts.every((part) => part.split(' ').length <= 2);
}

/** 'pull the pin', 'behind the station': what to do and where. */
const task =
  /^(?:pull|push|change|wear|clean|cover|lift|wait|move|raise|bring|open|close|switch|sit|lie|aim|press|get|buy|send|behind|beside|near|nearer|next|under|inside|outside|towards?|against|around|along|across)\b/iu;

/** 'argued for free trade' tells what somebody did; 'caused by rain' tells what something is. */
const deed =
  /^(?:\p{L}{2,}ed (?!by\b|from\b|of\b|in\b|into\b|when\b|out\b|with\b|to\b)|(?:wrote|led|won|built|made|found|became|began|fought|gave|said|thought|took|ran|held|brought|saw|wanted|was|were|had|died|believed|invented|discovered|founded) )/iu;

function isComparing(word: string): boolean {
  return (
    comparatives.has(word) ||
    /^(?:louder|softer|quieter|tighter|steeper|darker|lighter)$/u.test(word)
  );
}

/** The words of a gloss that tell something; 'a thing which is used' tells nothing. */
export function specificWords(gloss: string): Set<string> {
  const words = listContentWords(withoutExamples(gloss));
  return new Set(words.filter((word) => word.length > 2 && !general.has(word)));
}

/** Without brackets and without the examples at its end. */
function withoutExamples(gloss: string): string {
  return gloss
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/,? (?:e\.g\.|eg|such as|for example|i\.e\.).*$/u, '')
    .replace(/: [\p{Ll} ,]+$/u, '')
    .trim();
}

const shorthand =
  /[+±~=<>→/|\\*#&%$€£{}[\]^_:;"“”„«»]| [–—-] |\d|\b(?:ok|okay|btw|imo|esp|approx|ca|cf|incl|etc|resp|vs|bc|ppl|smth|sth|sb|sthg|b4|cos|cuz|gov|govt|diff|algo|temp|info|usu|lvs|pt|pts|max|min|no\.)\b|\b\p{L}{1,5}\.(?: |$)/u;

const secondName =
  /\b(?:also|aka|a\.k\.a|called|known as|termed|named|synonym|syn|abbreviated|short for|stands? for|term for|name for|the opposite|opposite of|reverse of|plural of|literally|translates|latin|greek|italian|french|german) ?\b/iu;

const leaning =
  /\b(?:it|they|them|this|these|those|he|she|we|us|our|you|your|my|i|here|then|now|today|too|such|instead|(?:above|below)(?= *(?:$|,))|previous|following|latter|former|respectively|opposite|reverse|contrast|unlike|similar|the (?:two|three|four|first|second|third|last|other|others|same|rest|result|process|one|ones|latter|former|whole|lot))\b|\b(?:another(?! of)|others?|again|likewise)\b/iu;

/** Names of people, places and books are examples or facts, and no meaning. */
function namesSomething(bare: string): boolean {
  return /(?<=\S )\p{Lu}\p{Ll}/u.test(bare) || /^\p{Lu}\p{Ll}+(?:['’]s|,)/u.test(bare);
}

const shouting =
  /\b(?:NOT|ONE|MORE|ALL|ONLY|NEVER|ALWAYS|NO|MUST|AND|OR|BEFORE|AFTER|LESS|SAME)\b/u;

const comment =
  /\b(?:useful|important|best|worst|good|bad|easy|easier|hard|popular|famous|typical|typically|usually|often|mostly|sometimes|probably|maybe|likely|favourite|favorite|nice|cool|boring|confusing|exam|remember|learn|lecture|slide|chapter|page|professor|teacher|example|question|answer|historically|traditionally|nowadays|recently|apparently|supposedly)\b/iu;

const denial = /\b(?:no|not|never|without|cannot|none|nothing|\p{L}+n['’]t)\b/iu;

/** 'list of …', 'place where …' are things and tell nobody to do anything. */
const isNoun = /^(?:of|where|that|which|for|in|between|by|from|with|who|whose|at|on|used|made)$/u;

const general = new Set(
  `thing something someone somebody person people way kind type sort form part area use used using make
  made making need needed help give given get got go goes going come work works done put take taken let
  allow keep kept have show shown good high low large small big great long short new old different
  various certain particular specific several many main common usual general important special`.split(
    /\s+/u,
  ),
);
