import { isCutOff, type LeanRule, type Word } from './clue.ts';

/** 'this process', 'such a case', 'the other one', 'the same': what was named before. */
export const pointingWord: LeanRule = {
  name: 'pointing word',
  leans: ({ words }) =>
    words.some(({ lower }, no) => {
      if (always.has(lower)) return true;
      const next = words[no + 1]?.lower ?? '';
      const before = words[no - 1]?.lower ?? '';
      return sometimes.get(lower)?.({ words, no, before, next }) ?? false;
    }),
};

const always = new Set(
  `this these others ones it's former latter aforementioned previously thereby therein thereof hereby
  thereafter thereupon also too however therefore thus hence instead moreover furthermore nevertheless
  likewise similarly conversely meanwhile otherwise else again still even already so-called here then
  we us our ours you your yours my me mine let's don't today nowadays currently recently ago
  obviously clearly`.split(/\s+/),
);

type Around = { words: readonly Word[]; no: number; before: string; next: string };

/** What only points in some places. */
const sometimes = new Map<string, (around: Around) => boolean>([
  ['those', ({ next }) => !/^(?:who|that|which|whose|of|with|in|from|for)$/.test(next)],
  // Behind a preposition it joins no clause: 'at that place'.
  [
    'that',
    ({ before, no }) =>
      no === 0 ||
      /^(?:of|at|by|from|for|with|on|to|if|after|before|until|than|like|and|all)$/.test(before),
  ],
  ['such', ({ next }) => next !== 'as' && next !== 'that'],
  ['other', ({ before, next }) => next !== 'than' && !/^(?:each|every|and|or|than)$/.test(before)],
  ['another', ({ before }) => before !== 'one'],
  ['same', ({ words, no, next }) => next !== 'time' && !hasLater(words, no, 'as')],
  ['both', ({ words, no }) => !hasLater(words.slice(0, no + 8), no, 'and')],
  ['there', ({ next }) => !/^(?:is|are|was|were|be|exists?|has|have|will|may|can)$/.test(next)],
  ['following', ({ before }) => before === 'the' || before === 'as'],
  [
    'one',
    ({ words, no, next }) =>
      isCutOff(words[no + 1]) || /^(?:that|which|who|whose|above|below)$/.test(next),
  ],
  ['respectively', ({ words, no }) => !words.slice(0, no).some(({ lower }) => lower === 'and')],
  ...group('above below', ({ words, no, before }) => before === 'the' || isCutOff(words[no + 1])),
  // Like or unlike something that must be named.
  ...group(
    'similar equivalent corresponding analogous comparable different',
    ({ words, no }) => !hasLater(words, no, 'to') && !hasLater(words, no, 'from'),
  ),
  // Parts of the text itself: 'see the table', 'Figure 3', but not 'a water table'.
  ...group(
    'figure fig chapter section slide lecture exercise example examples table diagram page',
    ({ before, next }) => /^\d/.test(next) || /^(?:the|this|see|following)$/.test(before),
  ),
]);

function group(
  words: string,
  points: (around: Around) => boolean,
): [string, (around: Around) => boolean][] {
  return words.split(' ').map((word) => [word, points]);
}

function hasLater(words: readonly Word[], no: number, wanted: string): boolean {
  return words.slice(no + 1).some(({ lower }) => lower === wanted);
}

/** 'The powder that results is …', 'one that grows': of what is not said. */
export const danglingClause: LeanRule = {
  name: 'dangling clause',
  leans: ({ words }) => {
    const text = words.map(({ lower }) => lower).join(' ');
    return /\b(?:that (?:result(?:s|ed)?|follow(?:s|ed)?|remain(?:s|ed)?|ensued)|which (?:results?|follows?) (?:is|are)|as a result|in question|in turn|(?:in|by) contrast|so far|at that time|at the time|as well$|by then|in doing so|to do so|did so|does so|do so)\b/.test(
      text,
    );
  },
};
