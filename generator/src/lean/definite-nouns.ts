import { type Clue, isCapital, isCutOff, type LeanRule, type Word } from './clue.ts';
import {
  choosingWords,
  definers,
  dependentNouns,
  functionWords,
  relationalNouns,
  subjectEnds,
  uniqueNouns,
  weakDefiners,
} from './word-sets.ts';

/** 'the theory', where the text spoke of a theory before and this sentence does not say which. */
export const bareDefinite: LeanRule = {
  name: 'bare definite noun',
  leans: (clue) => clue.words.some(({ lower }, no) => lower === 'the' && isBare(clue, no)),
};

function isBare(clue: Clue, no: number): boolean {
  const { words } = clue;
  const first = words[no + 1];
  if (first === undefined) return true;
  if (isCapital(first) || isCutOff(first)) return false;
  if (isTop(first.lower) && !choosingWords.has(first.lower)) return isTopOfUnnamed(words, no + 2);
  if (pointsBack.test(first.lower)) return true;
  // 'the ruined city', where the text spoke of a city.
  const isMade =
    first.lower.endsWith('ed') && words[no + 2] !== undefined && !endsPhrase(words, no + 1);
  const isChosen = choosingWords.has(first.lower) || isMade;
  const at = isChosen ? no + 2 : no + 1;
  const noun = words[at];
  // 'the first', 'the two are'.
  if (isChosen && (noun === undefined || isCutOff(noun) || functionWords.has(noun.lower)))
    return true;
  if (noun === undefined || isCapital(noun) || !endsPhrase(words, at) || isDefined(words, at))
    return false;
  // 'the inner medulla': the inner part of what.
  if (isPlaced.test(first.lower)) return true;
  const said = words.slice(0, no).some(({ stem }) => stem === noun.stem);
  if (said || uniqueNouns.has(noun.lower) || uniqueNouns.has(noun.stem)) return false;
  return dependentNouns.has(noun.stem) || clue.isEarlier(noun.stem);
}

const pointsBack =
  /^(?:resulting|remaining|previous|following|latter|former|said|original|above|two|three|four|five)$/;

const isPlaced =
  /^(?:upper|lower|inner|outer|middle|innermost|outermost|uppermost|lowermost|topmost)$/;

/** 'the most dangerous form': of what is not said. */
function isTopOfUnnamed(words: readonly Word[], from: number): boolean {
  return [from, from + 1].some(
    (at) =>
      dependentNouns.has(words[at]?.stem ?? '') && endsPhrase(words, at) && !isDefined(words, at),
  );
}

/** 'the largest': there is only one. */
function isTop(lower: string): boolean {
  return /..est$/.test(lower) || lower === 'most' || lower === 'least' || lower === 'only';
}

/** Nothing that could be the noun follows: a verb does, or a small word, or nothing. */
function endsPhrase(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (isCutOff(next) || next === undefined) return true;
  if (functionWords.has(next.lower) || definers.has(next.lower) || subjectEnds.has(next.lower))
    return true;
  return /(?:ed|[^s]s)$/.test(next.lower) || irregular.has(next.lower) || isCapital(next);
}

const irregular = new Set(
  'grew went ran fell rose won lost made led left gave took came met held began broke built sold sent spent taught thought brought caught found set put cut hit let swept drove wrote spoke grow move make flow form act'.split(
    ' ',
  ),
);

/** 'the rate of …', 'the energy released by …', 'the law that …', but not 'the theory in 1945'. */
function isDefined(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const later = words[at + 2];
  if (next === undefined || isCutOff(next)) return false;
  if (definers.has(next.lower)) return true;
  if (weakDefiners.has(next.lower))
    return later !== undefined && !/^\d/.test(later.lower) && !isCapital(later);
  return (
    next.lower.endsWith('ed') &&
    /^(?:by|in|from|to|for|on|at|with|between|during)$/.test(later?.lower ?? '')
  );
}

/** 'Treatment starts with …', 'Early signs are …': of what is not said. */
export const ownerlessNoun: LeanRule = {
  name: 'noun without owner',
  leans: ({ words }) => {
    const end = words.findIndex((word, no) => no > 0 && subjectEnds.has(word.lower));
    if (end < 1 || end > 6) return false;
    const subject = words.slice(0, end);
    const head = subject.at(-1);
    if (head === undefined || !relationalNouns.has(head.lower)) return false;
    const hasOwner = subject.some(
      ({ text, lower }) => /^(?:of|for|in|to)$/.test(lower) || /['’]s?$/.test(text),
    );
    // 'Population growth' and 'Risk factors for' say of what; 'Common side effects' does not.
    const modifiers = subject.slice(0, -1).filter(({ lower }) => !emptyModifiers.has(lower));
    return !hasOwner && modifiers.length === 0;
  },
};

const emptyModifiers = new Set(
  `the a an early late common main major typical first second third most important key other some
  several many few two three four side possible usual general initial final early-stage good bad
  positive negative long-term short-term chief principal frequent rare serious`.split(/\s+/),
);
