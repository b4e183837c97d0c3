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

it('has no two kinds of one name, and all of them off', () => {
  expect(new Set(allKinds.map(({ name }) => name)).size).toBe(allKinds.length);
  expect(sureKinds).toEqual([]);
});

it('asks which term of a list fits', () => {
  const draft = make('list family → choice').find((one) => 'key' in one && one.key === 'Router');
  expect(draft?.text).toBe(
    'Devices of a network: Which term fits: “moves packets between networks”?',
  );
});

it('states each line truly and with the meaning of another line', () => {
  const drafts = make('list family → true-false');
  expect(drafts.map((draft) => ('key' in draft ? draft.key : ''))).toEqual(
    Array.from({ length: 5 }, () => ['True', 'False']).flat(),
  );
  expect(drafts[0]?.text).toBe(
    '“Hub” (Devices of a network) is described as: repeats bits to all ports.',
  );
  expect(drafts[1]?.source.also).toHaveLength(1);
  expect(drafts[1]?.text).not.toContain('repeats');
  expect(drafts[1]?.explanation).toContain('Hub: repeats bits to all ports.');
});

it('matches the terms of a list with their meanings', () => {
  const [draft] = make('list family → matching');
  expect(draft?.text).toBe('Devices of a network: Match each term with its description.');
  expect(draft?.type === 'matching' && draft.pairs).toContainEqual({
    left: 'Modem',
    right: 'turns sound into data',
  });
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

it.each([
  ['de', 'Devices of a network: Welcher Begriff passt: „repeats bits to all ports“?'],
  ['es', 'Devices of a network: ¿Qué término corresponde a «repeats bits to all ports»?'],
  ['fr', 'Devices of a network : Quel terme correspond à « repeats bits to all ports » ?'],
])('puts its questions in the language %s', (code, expected) => {
  expect(make('list family → choice', { code })[0]?.text).toBe(expected);
});
