import { shuffle } from '@engram/core/seeded-random.ts';
import { blank } from '@engram/core/questions/question.ts';
import { capitalise, cleanText } from '../analysis/clean-text.ts';
import { around, explainAll, longestPassage, type Maker, type Workshop } from './candidate.ts';
import { mightHold } from './might-hold.ts';
import { makeSeveral } from './multiple-answer.ts';
import { listNamingGaps, type NamingGap } from './naming-gaps.ts';

/** Sentences that give things their names, of which two have changed the names. */
export const chooseNamings: Maker = function* chooseNamings(workshop) {
  const { analysis, random } = workshop;
  const gaps = listNamingGaps(analysis).filter(
    ({ naming, text }) => (naming.kind === 'case' && !text.includes(':')) || !naming.isMarked,
  );
  const groups = Map.groupBy(
    gaps,
    ({ naming }) => `${naming.kind}|${naming.kind === 'word' && naming.isPlural}`,
  );
  for (const group of groups.values()) {
    const inOrder = group.toSorted((one, other) => one.range.start - other.range.start);
    const windows = inOrder
      .slice(1)
      .map((right, no) => [inOrder[no], right].filter((gap) => gap !== undefined));
    const used = new Set<NamingGap>();
    for (const right of shuffle(windows, random)) {
      const left = shuffle(
        inOrder.filter((gap) => !right.includes(gap) && !used.has(gap)),
        random,
      );
      const [one, other] = pairOf(workshop, left);
      const source = around(right.map(({ range }) => range));
      if (
        !one ||
        !other ||
        source.end - source.start > longestPassage ||
        right.some((gap) => used.has(gap))
      )
        continue;
      const set = [...right, one, other];
      for (const gap of set) used.add(gap);
      yield makeSeveral(analysis, {
        text: 'Which of these statements are true?',
        keys: right.map((gap) => state(workshop, gap, gap)),
        distractors: [state(workshop, one, other), state(workshop, other, one)],
        quality: 0.8,
        section: right[0]?.naming.sentence.section ?? 0,
        source,
        explanation: explainAll(
          analysis,
          set.map(({ range }) => range),
        ),
      });
    }
  }
};

/** The first two that may change their names. */
function pairOf(workshop: Workshop, gaps: readonly NamingGap[]): readonly NamingGap[] {
  for (const [no, one] of gaps.entries()) {
    const other = gaps
      .slice(no + 1)
      .find((gap) => mayChange(workshop, one, gap) && mayChange(workshop, gap, one));
    if (other) return [one, other];
  }
  return [];
}

/** The sentence of the one with the name of the other, which brings its own article. */
function state({ analysis }: Workshop, { text, naming }: NamingGap, other: NamingGap): string {
  const { hole } = other.naming;
  const name = cleanText(analysis.material.slice(hole.start, hole.end));
  const article = articleOf(other);
  const open = naming.kind === 'word' ? text.replace(`the ${blank}`, blank) : text;
  return capitalise(open.replace(blank, () => `${article}${name}`));
}

function articleOf({ text, accepted, naming }: NamingGap): string {
  if (naming.kind !== 'word') return '';
  if (text.includes(`the ${blank}`)) return 'the ';
  return /^an? /.exec(accepted[0] ?? '')?.[0] ?? '';
}

/** A state is called so and a thing is formed: they could not change places. */
function mayChange({ analysis }: Workshop, one: NamingGap, other: NamingGap): boolean {
  if (one.naming.isOutright !== other.naming.isOutright) return false;
  if (!one.term || !other.term) return one.naming.kind !== 'word';
  return !mightHold(analysis, one.term, { key: other.term, sentence: other.naming.sentence });
}
