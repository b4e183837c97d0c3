import type { Draft } from '@engram/core/questions/draft.ts';
import { blank } from '@engram/core/questions/question.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { expect, it } from 'vitest';
import { indexText } from './grounding/index-text.ts';
import { lintDraft } from './lint/lint-draft.ts';
import { listTexts } from './lint/draft-parts.ts';
import { makeSure } from './make-sure.ts';
import { makeMarkedCards } from './marks/make-marked-cards.ts';
import { makeMarkedQuestions } from './marks/make-marked-questions.ts';
import { proposeMarks } from './marks/propose-marks.ts';
import { prepareText } from './prepare-text.ts';
import { allKinds } from './questions/kinds.ts';

/** Notes with formulas, chemistry and code in their tables, lists and sentences. */
const notes = prepareText(String.raw`# Mechanics

## Laws

| Law | Formula | Found by |
| --- | --- | --- |
| Second law of motion | $F = m a$ | Isaac Newton |
| Law of the spring | $F = -k x^{*}$ | Robert Hooke |
| Law of gravity | $F = G \frac{m_{1} m_{2}}{|r|^2}$ | Henry Cavendish |
| Ideal gas law | $p V = n R T$ | Emile Clapeyron |

## Substances

- Sulfuric acid -> $\ce{H2SO4}$
- Nitric acid -> $\ce{HNO3}$
- Ammonia -> $\ce{NH3}$
- Methane -> $\ce{CH4}$

## Commands

| Command | What it does |
| --- | --- |
| ${'`ls | wc`'} | counts the files of a folder |
| ${'`rm *_old`'} | deletes old files |
| ${'`cat [a]`'} | prints what is in a file |
| ${'`cd $HOME`'} | goes to the own folder |

## Sentences

A moving body of the mass $m$ has the kinetic energy $E = \frac{1}{2} m v^2$ in it. The constant of gravity $G = 6.67 \times 10^{-11}$ was measured by Henry Cavendish in 1798. A quantity with a direction, such as $\vec{v}$, is called a vector. The command ${'`rm *_old`'} frees 20 megabytes of the disk.
`);

const units = new Set(findUnitsOf(notes));
const types = [
  'multiple-choice',
  'multiple-answer',
  'true-false',
  'matching',
  'short-answer',
  'fill-in-blank',
] as const;

function findUnitsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => findUnits(line).map(({ content }) => content));
}

/** What a learner reads that is formula or code, but is none of the material, or is cut. */
function findForeign(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const own = findUnitsOf(text);
    const rest = findUnits(text).reduceRight(
      (left, { start, end }) => left.slice(0, start) + left.slice(end),
      text,
    );
    const isCut = /\\[a-z]+|[{}$]/i.test(rest.replaceAll('cd $HOME', ''));
    return isCut || own.some((unit) => !units.has(unit));
  });
}

it('makes questions of all types in which formulas and code are whole', () => {
  const drafts = types.flatMap((type) =>
    makeSure({ text: notes, seed: 'a', kinds: allKinds, wanted: [{ type, count: 30 }] }),
  );
  const texts = drafts.flatMap((draft: Draft) => listTexts(draft));
  expect(drafts.length).toBeGreaterThanOrEqual(7);
  expect(texts.filter((text) => findUnits(text).length > 0).length).toBeGreaterThan(8);
  expect(findForeign(texts)).toEqual([]);
});

it('keeps formulas in the cells of a row as they are written', () => {
  const [draft] = makeSure({
    text: notes,
    seed: 'a',
    kinds: allKinds,
    topics: ['Law of gravity'],
    wanted: [{ type: 'multiple-choice', count: 30 }],
  }).filter(({ explanation }) => explanation.includes('gravity'));
  expect(draft?.explanation).toBe(
    String.raw`Law: Law of gravity – Formula: $F = G \frac{m_{1} m_{2}}{|r|^2}$ – Found by: Henry Cavendish.`,
  );
});

it('matches substances and their formulas', () => {
  const [draft] = makeSure({
    text: notes,
    seed: 'a',
    kinds: allKinds,
    wanted: [{ type: 'matching', count: 30 }],
  })
    .flatMap((made) => (made.type === 'matching' ? made : []))
    .filter(({ text }) => text.startsWith('Substances'));
  expect(draft?.pairs).toContainEqual({ left: 'Methane', right: '$\\ce{CH4}$' });
});

it('proposes marks, and asks about any place that is marked, without a cut formula', () => {
  const proposed = proposeMarks(notes);
  const starts = Array.from({ length: Math.floor(notes.length / 12) }, (_, no) => no * 12);
  const marks = [
    ...proposed.map(({ start, end }) => ({ start, end })),
    ...starts.map((start) => ({ start, end: start + 3 })),
  ];
  const asked = marks.flatMap(({ start, end }) => {
    const mark = { start, end, number: 1, form: 'gap' } as const;
    return [
      ...makeMarkedQuestions(notes, [mark], 'a').flatMap(listTexts),
      ...makeMarkedCards(notes, [mark]).flatMap(({ front, back }) => [front, back]),
    ];
  });
  expect(proposed.length).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(150);
  expect(findForeign(asked.flatMap((text) => text.split('\n')))).toEqual([]);
});

it('takes all of a formula into the gap where a part of it was marked', () => {
  const start = notes.indexOf('m v^2');
  const mark = { start, end: start + 1, number: 1, form: 'gap' } as const;
  expect(makeMarkedQuestions(notes, [mark], 'a')).toMatchObject([
    {
      text: `A moving body of the mass $m$ has the kinetic energy ${blank} in it.`,
      key: String.raw`$E = \frac{1}{2} m v^2$`,
    },
  ]);
});

it('shows no cut formula above a question, also where a part of it is marked', () => {
  const texts = ['1}{2} m', 'Cavendish in 1798'].map((words, no) => {
    const start = notes.lastIndexOf(words);
    return { start, end: start + words.length, number: no + 1, form: 'gap' } as const;
  });
  const above = makeMarkedQuestions(notes, texts, 'a').map(({ context }) => context?.before ?? '');
  expect(above[1]).toBe('A moving body of the mass $m$ has the kinetic energy … in it.');
});

const sentence = 'A quantity with a direction, such as $\\vec{v}$, is called a vector.';
const start = notes.indexOf(sentence);
const gap: Draft = {
  type: 'fill-in-blank',
  text: `A quantity with a direction, such as $\\vec{v}$, is called a ${blank}.`,
  key: 'vector',
  accepted: [],
  explanation: '',
  hint: '',
  topic: null,
  source: { quote: sentence, start, end: start + sentence.length, page: null },
};

it.each([
  [{ text: `A quantity such as $\\vec{${blank}}$ has a direction and is a vector.`, key: 'v' }],
  [{ text: `A quantity such as ${blank}{v}$ is called a vector.`, key: '$\\vec' }],
  [{ key: '\\vec{v}' }],
  [{ explanation: 'It is $\\vec{v' }],
])('refuses a question of a model in which a formula is cut: %j', (change) => {
  const rulesOf = (draft: Draft) => lintDraft(draft, indexText(notes)).map(({ rule }) => rule);
  expect(rulesOf(gap)).not.toContain('cut-formula');
  expect(rulesOf({ ...gap, ...change })).toContain('cut-formula');
});

it('leaves dollars, braces and code alone where the material has no formulas', () => {
  const text = 'A set is written as {1, 2} and costs $5 or US$ 7, and C# has a \\n for the end.';
  const draft: Draft = {
    ...gap,
    text: 'How is a set written with $ and {?',
    key: '{1, 2}',
    source: { quote: text, start: 0, end: text.length, page: null },
  };
  expect(lintDraft(draft, indexText(text)).map(({ rule }) => rule)).not.toContain('cut-formula');
});
