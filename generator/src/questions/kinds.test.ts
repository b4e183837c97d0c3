import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import type { AbbreviationFact, Fact, GapFact, TermFact } from '../facts/fact.ts';
import { listRules } from '../facts/list-rules.ts';
import { buildDocument } from '../testing/build-document.ts';
import { sureNotes } from '../testing/sure-notes.ts';
import { allKinds, sureKinds } from './kinds.ts';

const document = buildDocument(sureNotes);
const found = listRules.flatMap(({ find }): Fact[] => find(document));

function make(name: string, { facts = found, code = 'en', text = sureNotes } = {}): Draft[] {
  const kind = allKinds.find((other) => other.name === name);
  const findings = {
    document: { ...buildDocument(text), language: { code, confidence: 1 } },
    facts,
    seed: 's',
  };
  return kind?.make(findings).map(({ draft }) => draft) ?? [];
}

it('has no two kinds of one name, and those on that readers have let pass, in their languages', () => {
  expect(new Set(allKinds.map(({ name }) => name)).size).toBe(allKinds.length);
  expect(sureKinds.map(({ name }) => name)).toEqual([
    'table row → choice',
    'abbreviation → typed',
    'list family → typed',
    'list family → true-false',
    'list family → choice',
  ]);
  const inGerman = sureKinds.filter(({ languages }) => languages.includes('de'));
  expect(inGerman.map(({ name }) => name)).toEqual(['table row → choice']);
  for (const language of ['es', 'fr']) {
    expect(sureKinds.filter(({ languages }) => languages.includes(language))).toEqual([]);
  }
});

it('asks what an arrow leads to', () => {
  const [draft] = make('arrow list → choice');
  expect(draft).toMatchObject({
    text: 'Capitals of Europe: What goes with “France”?',
    key: 'Paris',
  });
  expect(make('arrow list → matching')).toHaveLength(1);
});

it('helps with the first letter of a term that has to be typed', () => {
  const [draft] = make('list family → typed');
  expect(draft).toMatchObject({ key: 'Hub', hint: 'It begins with “H”.' });
});

const common = { section: 0, proof: [{ start: 0, end: 20 }] };

it('asks what letters stand for', () => {
  const fact: AbbreviationFact = {
    ...common,
    shape: 'abbreviation',
    rule: 'abbreviations',
    short: 'CPI',
    long: 'consumer price index',
  };
  expect(make('abbreviation → typed', { facts: [fact] })[0]).toMatchObject({
    text: 'What does the abbreviation CPI stand for?',
    key: 'consumer price index',
  });
  expect(make('abbreviation → typed', { facts: [fact], code: 'de' })[0]?.text).toBe(
    'Wofür steht die Abkürzung CPI?',
  );
});

it('asks for the term of a definition', () => {
  const fact: TermFact = {
    ...common,
    shape: 'term',
    rule: 'definitions',
    term: 'glacier',
    meaning: 'a mass of ice that moves',
    group: null,
  };
  expect(make('definition → typed', { facts: [fact] })[0]?.text).toBe(
    'What is the term for a mass of ice that moves?',
  );
});

function gapOf(text: string, answer: string): Draft[] {
  const start = text.indexOf(answer);
  const sentence = { start: 0, end: text.length };
  const fact: GapFact = {
    section: 0,
    proof: [sentence],
    shape: 'gap',
    rule: 'namings',
    sentence,
    answer: { start, end: start + answer.length },
  };
  return make('naming → gap', { facts: [fact], text });
}

it.each([
  ['The process is called osmosis.', 'osmosis', 'The process is called _____.'],
  ['In 1871 (in May) the war ended.', '1871', 'In _____ (in May) the war ended.'],
  ['About 70 % of it is water.', '70', 'About _____ % of it is water.'],
  ['It is called **osmosis** and is slow.', 'osmosis', 'It is called _____ and is slow.'],
  ['Salt, called “halite”, is soft.', 'halite', 'Salt, called “_____”, is soft.'],
])('leaves a gap in: %s', (text, answer, expected) => {
  expect(gapOf(text, answer)[0]?.text).toBe(expected);
});

it('says that a year is wanted', () => {
  const text = 'In 1687 Isaac Newton published three laws of motion.';
  const sentence = { start: 0, end: text.length };
  const fact: GapFact = {
    section: 0,
    proof: [sentence],
    shape: 'gap',
    rule: 'date openings',
    sentence,
    answer: { start: 3, end: 7 },
  };
  expect(make('date opening → gap', { facts: [fact], text })[0]?.text).toBe(
    'Fill in the year: In _____ Isaac Newton published three laws of motion.',
  );
});

it('leaves no gap where the answer stands twice', () => {
  expect(gapOf('Halite is salt, and halite is soft.', 'halite')).toEqual([]);
});
