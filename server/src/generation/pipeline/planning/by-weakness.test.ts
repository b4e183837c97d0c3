import { seedRandom } from '@engram/core/seeded-random.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import { bareQuestion } from '../../testing/insert-generation.ts';
import type { ItemCount } from '../items/item.ts';
import { planTest } from '../testing/try-pipeline.ts';
import { describeChoice } from './describe-choice.ts';
import { fitDifficulty } from './fit-difficulty.ts';
import type { Had } from './had.ts';
import { orderByYield } from './order-by-yield.ts';
import { Plan, type PlannedCall } from './plan.ts';
import { splitByWeakness } from './share-by-weakness.ts';
import { weighParts } from './weigh-parts.ts';

const sentence = 'The mitochondrion makes most of the energy that a cell needs for its work. ';
const names = [
  'Osmosis',
  'Diffusion',
  'Enzymes',
  'Membranes',
  'Mitosis',
  'Meiosis',
  'Genes',
  'ATP',
];

/** Sections of about this many characters each. */
function writeText(sections: number, characters: number): string {
  return names
    .slice(0, sections)
    .map((name) => `# ${name}\n\n${sentence.repeat(Math.ceil(characters / sentence.length))}`)
    .join('\n\n');
}

/** A question about the section of this name. */
function ask(text: string, name: string, chance: number | null): Had {
  const start = text.indexOf(`# ${name}`) + name.length + 4;
  const source = { quote: sentence.trim(), start, end: start + sentence.length - 1, page: null };
  return { question: bareQuestion({ source, topic: name }), chance };
}

const weak = ['Osmosis', 'Enzymes', 'Mitosis', 'Genes'];

/** Every other section is weak, and all were asked about. */
function knowAlternately(text: string, sections: number): Had[] {
  return names.slice(0, sections).map((name) => ask(text, name, weak.includes(name) ? 0.4 : 0.85));
}

/** What is written about the weak sections and about the strong ones. */
function countItems(text: string, calls: readonly PlannedCall[]): [weak: number, strong: number] {
  const written = { weak: 0, strong: 0 };
  for (const { start, write } of calls) {
    const name = names.findLast((one) => {
      const at = text.indexOf(`# ${one}`);
      return at !== -1 && at <= start;
    });
    const side = weak.includes(name ?? '') ? 'weak' : 'strong';
    written[side] += write.reduce((sum, { count }) => sum + count, 0);
  }
  return [written.weak, written.strong];
}

const mixes: ItemCount[][] = [
  [{ type: 'multiple-choice', count: 3 }],
  [
    { type: 'multiple-choice', count: 4 },
    { type: 'true-false', count: 2 },
    { type: 'short-answer', count: 1 },
    { type: 'matching', count: 1 },
    { type: 'fill-in-blank', count: 2 },
  ],
  [
    { type: 'multiple-choice', count: 10 },
    { type: 'true-false', count: 10 },
  ],
  [
    { type: 'multiple-choice', count: 20 },
    { type: 'matching', count: 10 },
    { type: 'true-false', count: 20 },
  ],
];

const sizes = [
  { sections: 2, characters: 1_500 },
  { sections: 2, characters: 6_000 },
  { sections: 4, characters: 800 },
  { sections: 8, characters: 700 },
  { sections: 8, characters: 2_500 },
  { sections: 8, characters: 4_000 },
];
const everyTest = sizes.flatMap((size) => mixes.map((wanted, mix) => ({ ...size, mix, wanted })));

it.each(everyTest)(
  'asks at least twice as much about what is known by 40 % as about what is known by 85 %: $sections of $characters characters, mix $mix',
  ({ sections, characters, wanted }) => {
    const text = writeText(sections, characters);
    const { calls } = planTest({ text, wanted, had: knowAlternately(text, sections) });
    const [onWeak, onStrong] = countItems(text, calls);
    expect(onWeak).toBeGreaterThanOrEqual(2 * onStrong);
  },
);

it.each(names)(
  'asks at least twice as much about one weak section as about the strong ones around it: %s',
  (name) => {
    const text = writeText(8, 2_000);
    const had = names.map((one) => ask(text, one, one === name ? 0.4 : 0.85));
    const { calls } = planTest({ text, wanted: mixes[3] ?? [], had });
    const density = (from: number, to: number) =>
      calls
        .filter(({ start, end }) => start >= from && end <= to)
        .reduce((sum, { write }) => sum + write.reduce((all, one) => all + one.count, 0), 0) /
      (to - from);
    const from = text.indexOf(`# ${name}`);
    const after = names[names.indexOf(name) + 1];
    const to = after === undefined ? text.length : text.indexOf(`# ${after}`);
    const others = Math.max(density(0, from) || 0, density(to, text.length) || 0);
    expect(density(from, to)).toBeGreaterThanOrEqual(2 * others);
  },
);

it('asks for as many of each type as without it', () => {
  const text = writeText(8, 2_500);
  const had = knowAlternately(text, 8);
  for (const wanted of mixes) {
    const count = ({ calls }: Plan) => {
      const totals: Record<string, number> = {};
      for (const { type, count: times } of calls.flatMap(({ write }) => write)) {
        totals[type] = (totals[type] ?? 0) + times;
      }
      return totals;
    };
    const [plain, aimed] = [planTest({ text, wanted }), planTest({ text, wanted, had })];
    expect(count(aimed)).toEqual(count(plain));
    expect(aimed.slots).toEqual(plain.slots);
  }
});

it('plans as without it where the questions were asked and nothing was answered, or none is of this text', () => {
  const text = writeText(8, 2_500);
  const { had: _, ...unanswered } = planTest({ text, had: [ask(text, 'Genes', null)] });
  const elsewhere = { question: bareQuestion({ source: null }), chance: 0.1 };
  const { had: __, ...unplaced } = planTest({ text, had: [elsewhere] });
  expect(unanswered).toEqual(planTest({ text }));
  expect(unplaced).toEqual(planTest({ text }));
});

it('makes at most twice as many calls for it, or one for two items', () => {
  const random = seedRandom('calls');
  for (const sections of [2, 4, 8]) {
    for (const characters of [500, 2_000, 6_000]) {
      const text = writeText(sections, characters);
      const had = names.slice(0, sections).map((name) => ask(text, name, random()));
      for (const wanted of mixes) {
        const plain = planTest({ text, wanted }).calls.length;
        const items = wanted.reduce((sum, { count }) => sum + count, 0) * 1.25;
        const { calls } = planTest({ text, wanted, had });
        expect(calls.length).toBeLessThanOrEqual(Math.max(2 * plain, Math.ceil(items / 2)));
      }
    }
  }
});

it('reads a plan that was stored before tests could be by weakness', () => {
  const { had: _, ...stored } = planTest({ text: writeText(2, 800), had: [] });
  expect(Plan.parse(JSON.parse(JSON.stringify(stored))).had).toBeUndefined();
});

it('keeps what it had with a plan that is stored', () => {
  const text = writeText(2, 800);
  const plan = planTest({ text, had: knowAlternately(text, 2) });
  expect(Plan.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
});

it('takes what nothing is known of for half known, and never leaves out what is known well', () => {
  const parts = [0, 10, 20, 30].map((start) => ({ start, end: start + 10 }));
  const spots = [
    { start: 0, chance: 0.2 },
    { start: 9, chance: 0.6 },
    { start: 10, chance: 0.99 },
    { start: 20, chance: null },
  ];
  expect(weighParts(parts, spots).map((weakness) => Number(weakness.toFixed(3)))).toEqual([
    0.6, 0.1, 0.5, 0.5,
  ]);
});

it('asks in one call about neighbours that are known alike', () => {
  const text = writeText(4, 800);
  const chances = [0.4, 0.45, 0.85, 0.9];
  const spots = chances.map((chance, no) => ({ start: text.indexOf(`# ${names[no]}`), chance }));
  const parts = splitByWeakness(text, { items: 13, calls: 1 }, spots);
  expect(parts).toEqual([
    { start: 0, end: text.indexOf('# Enzymes') },
    { start: text.indexOf('# Enzymes'), end: text.length },
  ]);
});

it('asks easily about what is known least and hard about what is known well, unless somebody wants it otherwise', () => {
  const text = writeText(3, 800);
  const had = [ask(text, 'Osmosis', 0.4), ask(text, 'Diffusion', 0.85)];
  const parts = ['Osmosis', 'Diffusion', 'Enzymes'].map((name) => {
    const start = text.indexOf(`# ${name}`);
    return { start, end: start + 800 };
  });
  const fit = (difficulty: Plan['difficulty'], known?: Had[]) =>
    parts.map((part) => fitDifficulty({ difficulty, had: known }, part));
  expect(fit('medium', had)).toEqual(['easy', 'hard', 'medium']);
  expect(fit('hard', had)).toEqual(['hard', 'hard', 'hard']);
  expect(fit('easy', had)).toEqual(['easy', 'easy', 'easy']);
  expect(fit('medium')).toEqual(['medium', 'medium', 'medium']);
});

it('asks once more about what fell short of its share, and without answers about what gave least', () => {
  const text = writeText(2, 2_000);
  const second = text.indexOf('# Diffusion');
  const had = [ask(text, 'Osmosis', 0.4), ask(text, 'Diffusion', 0.85)];
  const wanted = mixes[2] ?? [];
  // Four about what is weak, two about what is strong.
  const starts = [10, 20, 30, 40, second + 10, second + 20];
  const first = (plan: Plan) => orderByYield(text, plan, starts)[0]?.start;
  expect(first(planTest({ text, wanted, had }))).toBe(0);
  expect(first(planTest({ text, wanted }))).toBe(second);
  expect(
    orderByYield(text, planTest({ text, wanted, had }), [...starts, ...Array(9).fill(50)]),
  ).toEqual([
    { start: second, end: text.length },
    { start: 0, end: second },
  ]);
});

/** A question of the new test about each of these sections. */
function itemsOn(text: string, ...sections: string[]): { question: Question }[] {
  return sections.map((name) => ({ question: ask(text, name, null).question }));
}

it('says what a test came to be about, by what was made and not by what was planned', () => {
  const text = writeText(4, 800);
  const had = [...knowAlternately(text, 4), ask(text, 'Osmosis', 0.2)];
  const tell = (...sections: string[]) => describeChoice(text, had, itemsOn(text, ...sections));
  expect(tell('Osmosis', 'Osmosis', 'Enzymes', 'Diffusion')).toEqual({
    share: 'most',
    topics: ['Osmosis', 'Enzymes'],
    had: 5,
  });
  expect(tell('Membranes', 'Diffusion', 'Enzymes')).toEqual({ share: null, topics: [], had: 5 });
});

it('does not say that most is about what is known least where it is less than half', () => {
  const text = writeText(8, 800);
  const had = names.map((name) => ask(text, name, name === 'Genes' ? 0.4 : 0.85));
  expect(
    describeChoice(text, had, itemsOn(text, 'Genes', 'Genes', 'ATP', 'Osmosis', 'Mitosis')),
  ).toEqual({ share: 'more', topics: ['Genes'], had: 8 });
});

it('says only how many are not asked again where all is known alike', () => {
  const text = writeText(2, 800);
  const had = [ask(text, 'Osmosis', 0.6), ask(text, 'Diffusion', 0.6)];
  expect(describeChoice(text, had, itemsOn(text, 'Osmosis'))).toEqual({
    share: null,
    topics: [],
    had: 2,
  });
});
