import { readPlain } from '../../rich-text/read-plain.ts';
import { formatOf } from '../../rich-text/text-format.ts';
import { describeQuestion, type TypedQuestion } from './describe-question.ts';
import { isHan } from './languages/han.ts';
import { isNegation, isSmall, isTurning, type Language } from './languages/small-words.ts';
import { readTyped } from './read-typed.ts';
import { findList } from './words/find-list.ts';
import { listTokens } from './words/list-tokens.ts';

/**
 * What all answers share that surely say the same: letter case, punctuation, an article, a plural and
 * the order of a list make none another. Whoever judges one of them judges them all, so that in doubt
 * two answers are two.
 */
export function formOfWording(question: TypedQuestion, answer: string): string {
  const format = formatOf(question);
  // Another sign is another formula, and the same one is written in many ways.
  if (format === 'rich' && /[$\\]/.test(answer)) return exactly(answer);
  const plain = readPlain(answer, format);
  const tokens = listTokens(plain);
  if (tokens.length === 0 || isHan(plain)) return exactly(plain);
  const { language } = describeQuestion(readTyped(question));
  const words = listItems(plain, language)?.toSorted().join(', ') ?? writeWords(tokens, language);
  return [words, ...listSymbols(plain, language)].join(' | ');
}

/** Of a text that only lists things. A single letter among them may belong to what is beside it. */
function listItems(text: string, language: Language): string[] | undefined {
  if (!findList(text, { language })) return undefined;
  const items = text.split(betweenItems).map((item) => writeWords(listTokens(item), language));
  return items.some((item) => item.length === 1) ? undefined : items.filter((item) => item !== '');
}

function exactly(text: string): string {
  return `= ${text.trim()}`;
}

function writeWords(tokens: readonly string[], language: Language): string {
  const [first = ''] = tokens;
  const said = tokens.length > 1 && articles.has(first) ? tokens.slice(1) : tokens;
  return said
    .map((word) => {
      const single = language === 'en' ? singularOf(word) : word;
      // 'Withouts' is no plural.
      const isThing = !isNegation(single, language) && !isTurning(single, language);
      return isThing ? single : word;
    })
    .join(' ');
}

/** What looks like a plural and is none has a form too, which no other word has. */
function singularOf(word: string): string {
  if (!/^\p{L}{4,}$/u.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|sh|ch)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** 'CO' is not 'Co': these are what their capitals make of them. A longer word is only shouted. */
function listSymbols(text: string, language: Language): string[] {
  return text
    .split(/[\s()[\],;:.!?]+/u)
    .filter((word) => symbol.test(word) && !isSmall(word.toLowerCase(), language));
}

const symbol = /^(?:\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}[\p{Lu}\p{N}]{1,3}|\p{Lu}\p{Ll})$/u;
const betweenItems = /[,;]|\s(?:and|und|et|y|e)\s|&/iu;
const articles: ReadonlySet<string> = new Set(
  'a an the der die das ein eine el la los las un una le les une'.split(' '),
);
