import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import type { Maker } from './candidate.ts';
import { fillBlank } from './fill-in-blank.ts';
import {
  chooseAnySubject,
  chooseMeaning,
  chooseMissing,
  chooseNumber,
  chooseObject,
  chooseSubject,
} from './multiple-choice.ts';
import { orderFacts } from './order-facts.ts';
import {
  answerAnySubject,
  answerMissing,
  answerNumber,
  answerObject,
  answerSubject,
} from './short-answer.ts';
import { stateFalsehood, stateTruth } from './true-false.ts';

const organelles = `## Parts of the cell
The nucleus stores the genetic information of the cell. The Golgi apparatus packages proteins for export.
The vacuole stores water and keeps the plant firm. The membrane controls which substances enter the cell.
Cholesterol stabilises the outer layer of animal cells.`;

const inventors = `## Machines
Jethro Tull invented the seed drill in 1701. James Hargreaves invented the spinning jenny in 1764.
Richard Arkwright patented the water frame in 1769. Henry Bessemer patented a cheap method of making steel in 1856.
The power loom was designed by Edmund Cartwright in 1785.`;

const glossary = `## Money
Barter: the direct exchange of goods without money
Tariff: a tax on goods from abroad
Quota: a limit on the amount of imports
Subsidy: a payment by the state to producers
Recession: a fall in output for two quarters`;

function make(maker: Maker, text: string) {
  const analysis = analyseText(text);
  const random = seedRandom('seed');
  const workshop = { analysis, random, ordered: orderFacts(analysis.facts, random) };
  return maker(workshop)
    .map(({ draft }) => draft)
    .toArray();
}

const find = (maker: Maker, text: string, part: string) =>
  make(maker, text).find((draft) => draft.text.includes(part));

it('asks for the subject with other subjects as wrong answers', () => {
  const draft = find(chooseAnySubject, organelles, 'packages proteins');
  expect(draft).toMatchObject({
    type: 'multiple-choice',
    text: 'Which of the following packages proteins for export?',
    key: 'Golgi apparatus',
    topic: 'Parts of the cell',
    source: { quote: 'The Golgi apparatus packages proteins for export.' },
    explanation: 'The text says: “The Golgi apparatus packages proteins for export.”',
    hint: '',
  });
});

it('asks for people with who', () => {
  expect(find(chooseSubject, inventors, 'spinning jenny')).toMatchObject({
    text: 'Who invented the spinning jenny in 1764?',
    key: 'James Hargreaves',
  });
});

it('asks for a meaning with the meanings of other words', () => {
  const draft = find(chooseMeaning, glossary, 'a tariff');
  expect(draft).toMatchObject({
    text: 'Which of the following best describes a tariff?',
    key: 'A tax on goods from abroad',
  });
  expect(draft?.type === 'multiple-choice' && draft.distractors).toHaveLength(3);
});

it('asks for a year and for a number with others of the same look', () => {
  const year = find(chooseNumber, inventors, 'seed drill');
  expect(year).toMatchObject({
    text: 'In which year did Jethro Tull invent the seed drill?',
    key: '1701',
  });
  expect(
    year?.type === 'multiple-choice' && year.distractors.every((text) => /^1[67]\d\d$/.test(text)),
  ).toBe(true);
  expect(find(chooseNumber, 'Human body cells contain 46 chromosomes.', 'How many')).toMatchObject({
    text: 'How many chromosomes do human body cells contain?',
    key: '46',
  });
});

it('asks for the object', () => {
  expect(find(answerObject, inventors, 'Hargreaves')).toMatchObject({
    type: 'short-answer',
    text: 'What did James Hargreaves invent in 1764?',
    key: 'Spinning jenny',
  });
  expect(make(chooseObject, inventors).every(({ type }) => type === 'multiple-choice')).toBe(true);
});

it('asks openly for terms, people and numbers', () => {
  expect(find(answerSubject, glossary, 'direct exchange')).toMatchObject({
    text: 'What is the term for the direct exchange of goods without money?',
    key: 'Barter',
  });
  expect(find(answerSubject, inventors, 'power loom')).toMatchObject({
    text: 'Who designed the power loom in 1785?',
    key: 'Edmund Cartwright',
  });
  expect(find(answerNumber, inventors, 'making steel')).toMatchObject({
    text: 'In which year did Henry Bessemer patent a cheap method of making steel?',
    key: '1856',
  });
});

it('accepts the answer to which without the word that was asked with', () => {
  const text =
    'Prokaryotic cells lack a nucleus in their inside. Eukaryotic cells keep their threads inside a double envelope.';
  expect(find(answerAnySubject, text, 'Which cells lack')).toMatchObject({
    key: 'Prokaryotic cells',
    accepted: ['prokaryotic'],
  });
});

it('completes sentences as the last choice', () => {
  expect(
    find(answerMissing, glossary, 'Barter') ?? find(answerMissing, glossary, '_____'),
  ).toMatchObject({ type: 'short-answer' });
  expect(find(chooseMissing, organelles, 'stabilises')).toMatchObject({
    text: 'Which answer completes the sentence? _____ stabilises the outer layer of animal cells.',
    key: 'Cholesterol',
  });
});

it('leaves out a word that stands only once', () => {
  expect(find(fillBlank, organelles, 'plant firm')).toMatchObject({
    text: 'The _____ stores water and keeps the plant firm.',
    key: 'Vacuole',
  });
});

it('keeps the article before a gap and accepts it in the answer', () => {
  expect(
    find(
      fillBlank,
      'An organelle is a structure inside a cell that performs one job.',
      'structure',
    ),
  ).toMatchObject({
    text: 'An _____ is a structure inside a cell that performs one job.',
    key: 'Organelle',
    accepted: ['an organelle'],
  });
});

it('states what the text says, and what it does not', () => {
  expect(find(stateTruth, glossary, 'Quota')).toBeUndefined();
  expect(find(stateTruth, glossary, 'quota')).toMatchObject({
    key: 'True',
    text: 'A quota is a limit on the amount of imports.',
  });
  const wrong = find(stateFalsehood, glossary, 'limit on the amount');
  expect(wrong).toMatchObject({ key: 'False' });
  expect(wrong?.text).not.toContain('quota');
  expect(wrong?.explanation).toBe(
    'This is true of a quota. The text says: “Quota: a limit on the amount of imports”',
  );
});

it('swaps the sides of a contrast', () => {
  const text =
    'Copper cables carry electrical signals, whereas optical cables carry pulses of light.';
  expect(find(stateFalsehood, text, 'pulses')).toMatchObject({
    text: 'Copper cables carry pulses of light.',
    key: 'False',
  });
});

it('changes no number that would be true as well', () => {
  const text =
    'By 1850 Britain had more than 6,000 miles of track. Canals were dug before 1800 in England.';
  expect(make(stateFalsehood, text)).toEqual([]);
});

it('changes the year of an event and names the right one', () => {
  const draft = find(stateFalsehood, inventors, 'seed drill');
  expect(draft?.text).toMatch(/^Jethro Tull invented the seed drill in 1[67]\d\d\.$/);
  expect(draft?.text).not.toContain('1701');
  expect(draft?.explanation).toBe(
    'The year is 1701. The text says: “Jethro Tull invented the seed drill in 1701.”',
  );
});

it('states of a long sentence what stands before its additions', () => {
  const text =
    'British troops occupied Egypt in 1882, although the canal itself was declared a neutral zone in 1888.';
  expect(find(stateTruth, text, 'British')?.text).toBe('British troops occupied Egypt in 1882.');
});

it('takes the whole name or the year out of a sentence, never a part of a name', () => {
  const text =
    'Work began at the site of Port Said on 25 April 1859. The bank had lent money to Albrecht of Brandenburg in May 1514.';
  const blanks = make(fillBlank, text).map((draft) =>
    draft.type === 'fill-in-blank' ? `${draft.text} ${draft.key}` : '',
  );
  expect(blanks.toSorted()).toEqual([
    'The bank had lent money to Albrecht of Brandenburg in May _____. 1514',
    'The bank had lent money to _____ in May 1514. Albrecht of Brandenburg',
    'Work began at the site of Port Said on 25 April _____. 1859',
    'Work began at the site of _____ on 25 April 1859. Port Said',
  ]);
});

it('says the contrary of one telling word', () => {
  const text = 'Insulin lowers the sugar level of the blood after a meal.';
  expect(find(stateFalsehood, text, 'Insulin')).toMatchObject({
    text: 'Insulin raises the sugar level of the blood after a meal.',
    key: 'False',
    explanation: `It is “lowers”, not “raises”. The text says: “${text}”`,
  });
});
