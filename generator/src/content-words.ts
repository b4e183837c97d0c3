import { findWords, isUnspaced } from './grounding/find-words.ts';
import { foldText } from './grounding/fold-text.ts';

/** The words of a text that carry its meaning, folded and without endings of number, in order. */
export function listContentWords(text: string): string[] {
  return splitWords(text).filter(isContentWord).map(stemWord);
}

export function contentWords(text: string): Set<string> {
  return new Set(listContentWords(text));
}

/** All words of a text, folded; where there are no spaces, as a dictionary would cut them. */
export function splitWords(text: string): string[] {
  // In 'vitamin A' it is a name, which folding would make an article.
  const named = text.includes(' A')
    ? text.replace(/(?<=[\p{L}\p{N}] )A(?![\p{L}\p{N}'’])/gu, 'aa')
    : text;
  // Most English texts have nothing to fold but their capitals, quotes, hyphens and gaps.
  const plain = /[-_’“”]/.test(named) ? evenOut(named) : named;
  if (!needsFolding.test(plain)) return plain.toLowerCase().match(plainWord) ?? [];
  const { folded } = foldText(named);
  const words = findWords(folded);
  if (!words.some(({ word }) => isUnspaced(word))) return words.map(({ word }) => word);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(folded))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** What folding makes of the signs that English texts have most, in less time. */
function evenOut(text: string): string {
  return text
    .replace(/(?<=[A-Za-z])-(?=[A-Za-z])|(?<![^ ])_{2,}/g, '')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"');
}

/** Also where a line begins with the mark of a list: 'a) '. */
const needsFolding = /[^A-Za-z0-9 \n,.;:'"!?%/()]|(?:^|\n) *\(?[a-z]\) /;
const plainWord = /\d+(?:[.,:]\d+)*(?![a-z])|[a-z0-9]+(?:'[a-z0-9]+)*|[%/]/g;

/** Whether a text says the wording somewhere, word for word but for case, marks and number. */
export function containsWording(text: string, wording: string): boolean {
  const words = wordingOf(wording);
  return words !== '' && ` ${wordingOf(text)} `.includes(` ${words} `);
}

/** A text as nothing but its words, so that two ways of writing the same are equal. */
export function wordingOf(text: string): string {
  return splitWords(text)
    .filter((word) => !articles.has(word))
    .map((word) => numberWords.get(word) ?? stemWord(word))
    .join(' ');
}

/** Common words over all words of both. */
export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

/** The words of a text that turn what it says around; most of them carry no meaning alone. */
export function turningWords(text: string): Set<string> {
  return new Set(splitWords(text).filter((word) => turning.has(word) || isNegation(word)));
}

export function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

const negations = new Set(
  `not no never none neither nor without cannot nobody nothing
  nicht kein keine keinen nie niemals ohne pas jamais sans nunca sin non mai senza não sem
  niet geen не нет без لا ليس لم 不 没 没有 不是 無 无 不会 不能`.split(/\s+/),
);

const turning = new Set(
  `before after above below over under up down off true false correct incorrect more most less
  least fewer fewest first last except only all some any always often rarely seldom
  raise raises raised lower lowers lowered increase increases increased decrease decreases decreased
  rise rises rose fall falls fell begin begins began end ends ended start starts started stop stops
  stopped gain gains gained lose loses lost open opens opened close closes closed high low higher
  highest lowest large small larger smaller largest smallest long short longest shortest north south
  east west left right inside outside oldest newest earliest latest`.split(/\s+/),
);

const articles = new Set(['a', 'an', 'the']);

const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);

let segmenter: Intl.Segmenter | undefined;

function isContentWord(word: string): boolean {
  return !stopWords.has(word) && (/^[a-z\d]/.test(word) || /[\p{L}\p{N}]/u.test(word));
}

/** Only endings of number: 'enzymes' is 'enzyme', but 'acid' is not 'acidic'. */
export function stemWord(word: string): string {
  // Most words end in neither, and are asked for often.
  if (word.length < 4 || !(word.endsWith('s') || word.endsWith("'"))) return word;
  if (!/^[a-z']+$/.test(word)) return word;
  const bare = word.replace(/'s?$/, '');
  if (/[^aeiou]ies$/.test(bare)) return `${bare.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(bare)) return bare.slice(0, -2);
  return /[^siu]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

const stopWords = new Set(
  `a an the this that these those it its they them their he she his her we our you your i me my
  is are was were be been being am do does did done has have had having can could may might must
  shall should will would of in on at by for from to into onto with within without as about over
  under between among through during before after above below up down out off and or but nor so
  if then than because while whereas although though since until unless when where which who whom
  whose what why how not no never none neither also too very more most much many some any all each
  every both either only own same such other another there here against toward towards upon via per across along around following true false correct
  incorrect statement option answer question called known one describe describes described best used does
  der die das und ist von den mit zu ein eine einer eines im dem des auf für sich als auch wird
  le la les des et est une du dans que qui pour par sur au aux el los las y es del en con se al
  il di che per della un una`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
