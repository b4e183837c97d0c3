import { describe, expect, it } from 'vitest';
import { allLanguages, wordingFor } from '../questions/wordings.ts';
import { choice, gap, pairs, short, statement } from '../lint/sound-drafts.ts';
import { stemOf } from './entry.ts';
import { makeStemIndex } from './stem-index.ts';

it('knows a draft that was added, and one whose stem was given', () => {
  const index = makeStemIndex(['Who described cells in 1665?']);
  expect(index.isNew(short)).toBe(false);
  expect(index.isNew(choice)).toBe(true);
  index.add(choice);
  expect(index.isNew(choice)).toBe(false);
});

it.each([
  ['in other letters and marks', 'WHICH part holds - most of the D\u00ADNA'],
  ['with small words changed', 'Most of the DNA is held by which part that holds it?'],
  ['with a little more around it', 'Which part of the cell holds most of the DNA?'],
])('finds a stem again %s', (_, stem) => {
  expect(makeStemIndex([stem]).isNew(choice)).toBe(false);
});

it.each([
  'Who described atoms in 1803?',
  'What is the work of the nucleus?',
  'Who described cells?',
])('takes another question for new: %s', (stem) => {
  expect(makeStemIndex([stem]).isNew(short)).toBe(true);
});

it.each(allLanguages)('tells the rows of a short table apart in %s', (language) => {
  const { row, cell } = wordingFor(language);
  const ask = (name: string, place: string) =>
    row([cell('Organ', name), cell('Lage', place)], 'Organe des Menschen');
  const asked = makeStemIndex([ask('Leber', '_____')]);
  const draft = (text: string) => ({
    ...choice,
    text,
    source: { ...choice.source, start: 9_000, end: 9_000 + choice.source.quote.length },
  });
  expect(asked.isNew(draft(ask('Blase', '_____')))).toBe(true);
  expect(asked.isNew(draft(ask('_____', 'Becken')))).toBe(true);
  expect(asked.isNew(draft(ask('Leber', '_____')))).toBe(false);
});

it('finds the same fact asked in other words: same answer, same passage', () => {
  const index = makeStemIndex();
  index.add(choice);
  expect(index.isNew(gap)).toBe(false);
  expect(
    index.isNew({ ...gap, key: 'DNA', text: 'Chromatin is made of proteins and _____.' }),
  ).toBe(true);
  const source = { ...gap.source, start: 5_000, end: 5_000 + gap.source.quote.length };
  expect(index.isNew({ ...gap, text: 'Neutrons are in the _____ of an atom.', source })).toBe(true);
});

it('finds a false statement that differs from a true one in one word', () => {
  const index = makeStemIndex();
  index.add({ ...statement, text: 'The war between France and Prussia began in July of 1870.' });
  const swapped = 'The war between France and Prussia ended in July of 1870.';
  expect(index.isNew({ ...statement, key: 'False', text: swapped })).toBe(false);
  const elsewhere = { ...statement.source, start: 5_000, end: 5_046 };
  expect(index.isNew({ ...statement, text: swapped, source: elsewhere })).toBe(true);
  const longer = 'The long-lasting war between France and Prussia began in July of 1870.';
  expect(index.isNew({ ...statement, key: 'False', text: longer })).toBe(false);
});

it('finds a statement and its opposite, wherever they stand in the text', () => {
  const elsewhere = { ...statement.source, start: 5_000, end: 5_046 };
  const index = makeStemIndex();
  index.add({ ...statement, text: 'The alternative hypothesis claims that there is an effect.' });
  const turned = 'The alternative hypothesis claims that there is no effect.';
  expect(index.isNew({ ...statement, text: turned, source: elsewhere })).toBe(false);
});

it('finds a question whose few words all stand in a statement about the same passage', () => {
  const index = makeStemIndex();
  const question = { ...short, text: 'What is the term for the claim that there is no effect?' };
  const swapped = 'An effect size is the claim that there is no effect.';
  const about = { ...statement, key: 'False' as const, text: swapped, source: short.source };
  index.add({ ...question, key: 'null hypothesis' });
  expect(index.isNew(about)).toBe(false);
  const elsewhere = { ...short.source, start: 5_000, end: 5_000 + short.source.quote.length };
  expect(index.isNew({ ...about, source: elsewhere })).toBe(true);
});

it('compares matching questions by their rows, for their stems are all the same', () => {
  const index = makeStemIndex(['Match each part with its work.']);
  expect(index.isNew(pairs)).toBe(true);
  index.add(pairs);
  expect(index.isNew(pairs)).toBe(false);
  const others = [
    { left: 'Price', right: 'rises' },
    { left: 'Demand', right: 'falls' },
  ];
  expect(index.isNew({ ...pairs, pairs: others })).toBe(true);
});

it('knows the same right answers under another stem that says nothing', () => {
  const index = makeStemIndex();
  const keys = ['The stomach kills most germs.', 'The thymus shrinks after puberty.'];
  const several = { ...choice, type: 'multiple-answer' as const, keys, distractors: [] };
  index.add({ ...several, text: 'Which of these statements are true?' });
  const source = { ...choice.source, start: 5_000, end: 5_020 };
  const text = 'Which of these pairings are correct?';
  expect(index.isNew({ ...several, text, source })).toBe(false);
});

it('knows pairs by their left sides, whatever stands above them', () => {
  expect(makeStemIndex([stemOf(pairs)]).isNew({ ...pairs, text: 'Match.' })).toBe(false);
  expect(stemOf(short)).toBe(short.text);
});

it.each([
  ['What happens after anaphase in mitosis?', 'What happens before anaphase in mitosis?'],
  ['Which organ is below the liver?', 'Which organ is above the liver?'],
  ['Which statement on the cell wall is false?', 'Which statement on the cell wall is true?'],
])('takes the opposite for another question: %s', (text, other) => {
  expect(makeStemIndex([other]).isNew({ ...short, text })).toBe(true);
  expect(makeStemIndex([text]).isNew({ ...short, text })).toBe(false);
});

function cite(quote: string, start = 0) {
  return { source: { quote, start, end: start + quote.length, page: null } };
}

describe('of one sentence', () => {
  const memory = cite(
    'The main memory holds the programs and data in use and loses them without power.',
  );
  const osmosis = cite(
    'The movement of water through a membrane that holds back the particles is called osmosis.',
  );
  const sharp = cite('The sign that raises a note by a semitone is the sharp.');
  const custom = cite(
    'A custom is a practice that people have followed for so long that it counts as law.',
  );

  const programs = {
    ...gap,
    ...memory,
    text: 'The main memory holds the _____ and data in use and loses them without power.',
    key: 'programs',
  };
  const power = {
    ...gap,
    ...memory,
    text: 'The main memory holds the programs and data in use and loses them without _____.',
    key: 'power',
  };
  const truth = { ...statement, ...osmosis, text: osmosis.source.quote };
  const twin = {
    ...truth,
    key: 'False' as const,
    text: osmosis.source.quote.replace('osmosis', 'phagocytosis'),
  };
  const term = {
    ...choice,
    ...sharp,
    text: 'What is the term for the sign that raises a note by a semitone?',
    key: 'Sharp',
  };
  const told = { ...statement, ...sharp, text: sharp.source.quote };
  const untrue = { ...told, text: 'The sign that raises a note by a semitone is the flat.' };
  const law = {
    ...gap,
    ...custom,
    text: custom.source.quote.replace('law', '_____'),
    key: 'law',
  };
  const named = {
    ...short,
    ...custom,
    text: 'What is the term for a practice that people have followed for so long that it counts as law?',
    key: 'custom',
  };

  it.each([
    ['a second blank', programs, power],
    ['the false twin of a statement', truth, twin],
    ['a statement that tells the answer of a question', term, told],
    ['a false statement in the words of a question', term, untrue],
    ['a gap in what another question asks', named, law],
  ])('finds %s', (_, one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const index = makeStemIndex();
      index.add(first);
      expect(index.isNew(second)).toBe(false);
    }
  });

  it('lets two questions pass that ask different things', () => {
    const long = cite(
      'The heart of a grown human pumps blood through the body, weighs about 300 grams and is fed by the coronary arteries.',
    );
    const index = makeStemIndex();
    index.add({ ...gap, ...long, text: 'The heart weighs about _____ grams.', key: '300' });
    const fed = 'Which vessels feed the heart with blood?';
    expect(index.isNew({ ...short, ...long, text: fed, key: 'coronary arteries' })).toBe(true);
    const fedBy = 'The heart is fed by the coronary _____.';
    expect(index.isNew({ ...gap, ...long, text: fedBy, key: 'arteries' })).toBe(true);
    const pumps = 'The heart pumps blood through the body.';
    expect(index.isNew({ ...statement, ...long, text: pumps })).toBe(true);
  });

  it('lets sentences pass that only resemble each other', () => {
    const index = makeStemIndex();
    index.add({ ...truth, text: 'In 1838 the botanist Schleiden wrote about plants.' });
    const text = 'In 1839 the physiologist Schwann wrote about animals.';
    const elsewhere = cite(text, 900);
    expect(index.isNew({ ...statement, ...elsewhere, text })).toBe(true);
  });
});

it('makes room for twenty gaps in twenty sentences', () => {
  const index = makeStemIndex();
  const names = Array.from('ABCDEFGHIJKLMNOPQRST', (letter) => `${letter}olin`);
  const drafts = names.map((name, no) => {
    const quote = `The substance ${name} melts at ${100 + no} degrees.`;
    return { ...gap, ...cite(quote, no * 50), text: quote.replace(name, '_____'), key: name };
  });
  const isNew = drafts.map((draft) => {
    const fresh = index.isNew(draft);
    index.add(draft);
    return fresh;
  });
  expect(isNew.filter(Boolean)).toHaveLength(20);
});
