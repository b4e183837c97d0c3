import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import type { Maker } from './candidate.ts';
import { answerNaming, chooseNaming, listNamingGaps } from './naming-gaps.ts';
import { chooseNamings } from './naming-statements.ts';

const stars = `## Stars
A star that is fusing hydrogen in its core is said to be on the main sequence.
Gravity tries to crush the star, while the pressure of the hot gas pushes outwards; this state is known as hydrostatic equilibrium.
Three helium nuclei are needed for each nucleus of carbon, and the reaction is called the triple-alpha process.
The rate at which a clock slows down beside a heavy body is known as gravitational time dilation.
The dimming towards the edge of the disc is called limb darkening.`;

function gaps(text: string): string[] {
  return listNamingGaps(analyseText(text)).map(({ text: shown }) => shown);
}

function make(maker: Maker, text: string) {
  const random = seedRandom('test');
  return [...maker({ analysis: analyseText(text), random, ordered: [] })].map(
    ({ draft, quality }) => ({ ...draft, quality }),
  );
}

it('hides the name in the sentence that gives it', () => {
  expect(gaps(stars)).toContain(
    'A star that is fusing hydrogen in its core is said to be on the _____.',
  );
});

it('hides no name where the sentence leans on the one before', () => {
  expect(
    gaps('The pair split in 1990. However, he called for help, a move known as cry wolf.'),
  ).toEqual([]);
  expect(
    gaps('Small objects never get so far. They are called brown dwarfs, and they cool slowly.'),
  ).toEqual([]);
});

it('takes nothing from tasks', () => {
  expect(
    gaps(`## Questions for the seminar
A wrong for which the law gives a remedy in damages is called a tort.`),
  ).toEqual([]);
});

it('offers other names that the text gives', () => {
  const [first] = make(chooseNaming, stars);
  expect(first?.text).toBe(
    'Which term belongs in the gap? A star that is fusing hydrogen in its core is said to be on the _____.',
  );
  const names = [
    'Gravitational time dilation',
    'Hydrostatic equilibrium',
    'Limb darkening',
    'Triple-alpha process',
  ];
  expect(
    first && 'distractors' in first && first.distractors.every((name) => names.includes(name)),
  ).toBe(true);
});

it('is sure of an open answer only where the name is given outright', () => {
  const text =
    'If the core is heavier than three suns, no force stops its fall, and a black hole is formed.';
  expect(make(answerNaming, text).map(({ quality }) => quality)).toEqual([0.56]);
  expect(make(answerNaming, stars).every(({ quality }) => quality > 0.8)).toBe(true);
});

it('states two sentences as they are and two with changed names, each with its own article', () => {
  const [draft] = make(chooseNamings, stars);
  const told = draft?.type === 'multiple-answer' ? [...draft.keys, ...draft.distractors] : [];
  expect(draft?.text).toBe('Which of these statements are true?');
  expect(told).toHaveLength(4);
  expect(told.join(' ')).not.toMatch(/_____|\bthe the\b|\bas triple/);
});

it('asks for cases at law beside other cases', () => {
  const text = `In *Nettleship v Weston* (1971) a learner driver was held to the standard of a qualified one.
In *Bolton v Stone* (1951) a cricket ball had been hit out of the ground only six times in thirty years.
A mechanic with sight in one eye was owed special care (*Paris v Stepney*, 1951).
Closing a whole factory because of a wet floor would have been out of proportion (*Latimer v Aec*, 1953).`;
  const [draft] = make(chooseNaming, text);
  expect(draft?.text).toBe(
    'Which case belongs in the gap? In _____ (1971) a learner driver was held to the standard of a qualified one.',
  );
  expect(draft && 'distractors' in draft && draft.distractors.toSorted()).toEqual([
    'Bolton v Stone',
    'Latimer v Aec',
    'Paris v Stepney',
  ]);
});
