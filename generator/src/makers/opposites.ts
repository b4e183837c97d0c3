import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Word } from '../analysis/read-words.ts';
import { isNounTag } from '../analysis/retag.ts';
import { mainWords } from './main-words.ts';
import type { FalseStatement } from './make-false.ts';

/** 'Insulin raises the sugar level': one word that means the contrary makes a statement surely false. */
export function stateOpposite(analysis: Analysis, fact: Fact): FalseStatement | undefined {
  const { material } = analysis;
  if (fact.origin !== 'sentence' || fact.isGuarded || fact.isCut || fact.weight < 2)
    return undefined;
  const words = mainWords(fact);
  const [first] = words;
  const last = words.at(-1);
  const from = fact.verb[0]?.start ?? Number.POSITIVE_INFINITY;
  const verb = words.findIndex(({ start }) => start >= from);
  const found = words.flatMap((word, at) => {
    // Nobody is the last to study something.
    if (word.lower === 'first' && fact.isPerson) return [];
    const right = word.start >= from && isMain(words, verb, at) ? contraryOf(words, at) : undefined;
    return right === undefined ? [] : [{ word, right }];
  });
  const [spot] = found;
  // With many of them nobody knows which one matters.
  if (!first || !last || !spot || found.length > 2) return undefined;
  const { word, right } = spot;
  if (isPartOfTerm(analysis, fact, word)) return undefined;
  // '… the least numerous, making up 60 per cent' and '… because …' contradict themselves.
  if (words.some(({ lower }) => lower === 'because')) return undefined;
  if (word.lower === 'most' && words.some(({ tag }) => tag === 'NUM')) return undefined;
  if (words.some(({ lower }) => lower === right || turning.has(lower))) return undefined;
  const changed =
    material.slice(first.start, word.start) + right + material.slice(word.end, last.end);
  return {
    text: capitalise(`${withoutStop(withoutLinks(cleanText(changed)))}.`),
    quality: opposites.get(word.lower) === undefined && contraries.has(word.lower) ? 0.67 : 0.76,
    why: `It is “${word.lower}”, not “${right}”.`,
  };
}

/** 'low' of 'low blood pressure', which is a term of the text. */
function isPartOfTerm({ terms }: Analysis, { sentence }: Fact, { start }: Word): boolean {
  const mention = terms.mentions
    .get(sentence.no)
    ?.find((own) => own.start <= start && own.end > start);
  if (!mention || mention.term.wordCount === 1) return false;
  const { isDefined, isMarked, isSubject, count } = mention.term;
  return isDefined || isMarked || isSubject || count > 1;
}

/** What follows a comma, far from the verb, is said by the way. */
function isMain(words: readonly Word[], verb: number, at: number): boolean {
  return at - verb < 5 || !words.slice(verb, at).some(({ lower }) => lower === ',');
}

/** Beside these a contrary word may be right as well, or nobody knows what it means. */
const turning = new Set(
  "not n't never no none nor neither without hardly rarely seldom unless until both or either few little only".split(
    ' ',
  ),
);

function contraryOf(words: readonly Word[], at: number): string | undefined {
  const lower = words[at]?.lower ?? '';
  const before = words[at - 1]?.lower ?? '';
  const next = words[at + 1];
  // 'is more abundant than', 'is the most abundant', 'is the first to appear'.
  if (lower === 'more' || lower === 'less') {
    const isCompared = words.slice(at + 2, at + 6).some((word) => word.lower === 'than');
    if (next?.tag !== 'ADJ' && next?.tag !== 'ADV') return undefined;
    const isMade = words.slice(Math.max(0, at - 8), at).some(({ lemma }) => causes.has(lemma));
    return isCompared || isMade ? (lower === 'more' ? 'less' : 'more') : undefined;
  }
  if (lower === 'most' && before === 'the' && next?.tag === 'ADJ') return 'least';
  if (lower === 'first' && before === 'the' && next?.lower === 'to') return 'last';
  // 'after puberty', but not 'named after Volta'; what was before 1800 may have been after it, too.
  if (lower === 'before' || lower === 'after')
    return next?.tag === 'NOUN' ? (lower === 'before' ? 'after' : 'before') : undefined;
  if (words[at]?.text !== lower || next?.text === '-' || before === '-') return undefined;
  return opposites.get(lower) ?? (isNounTag(next) ? contraries.get(lower) : undefined);
}

const causes = new Set(['make', 'become', 'render']);

const pairsOf = (words: string): ReadonlyMap<string, string> => {
  const list = words.trim().split(/\s+/);
  return new Map(list.map((word, at) => [word, list[at % 2 === 0 ? at + 1 : at - 1] ?? word]));
};

const opposites = pairsOf(`
  lowers raises increases decreases increased decreased increase decrease rises falls rose fell
  expands contracts strengthens weakens widens narrows quickens slows hardens softens highest lowest largest
  smallest longest shortest heaviest lightest oldest youngest strongest weakest fastest slowest hottest coldest
  northern southern eastern western northwards southwards eastwards westwards
  positive negative increasing decreasing higher lower larger smaller longer shorter heavier lighter
  maximum minimum faster slower richer poorer thicker thinner wider narrower earliest latest imports exports
  voluntary compulsory visible invisible reversible irreversible permanent temporary upstream downstream
  soluble insoluble clockwise anticlockwise outward inward outwards inwards
  acid alkaline acidic alkaline majority minority widened narrowed strengthened weakened expanded contracted
  stronger weaker warmer colder cheaper dearer earlier later older younger
  gain lose gains loses includes excludes include exclude attracts repels attract repel
  accepted rejected accept reject allowed forbidden legal illegal lawful unlawful inside outside
  internal external stable unstable directly indirectly`);

/** Before a noun: 'shallow wounds', 'small molecules'. */
const contraries = pairsOf(`
  small large shallow deep heavy light moist dry weak strong high low short long thick thin rich poor
  warm cold narrow wide slow fast early late hard soft rough smooth cheap expensive rapid slow`);
