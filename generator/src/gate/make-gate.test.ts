import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { indexText } from '../grounding/index-text.ts';
import type { Candidate } from '../questions/kind.ts';
import { buildDocument } from '../testing/build-document.ts';
import { sureNotes } from '../testing/sure-notes.ts';
import { makeGate } from './make-gate.ts';

function open(avoid: readonly string[] = []) {
  return makeGate({ document: buildDocument(sureNotes), index: indexText(sureNotes), avoid });
}

function sourceOf(quote: string) {
  const start = sureNotes.indexOf(quote);
  return { quote, start, end: start + quote.length, page: null };
}

const common = { explanation: '', hint: '', topic: null };

function candidate(draft: Draft, ...asks: string[]): Candidate {
  return { draft, asks, kind: 'k', section: 1 };
}

const hub = sourceOf('Hub: repeats bits to all ports');
const router = sourceOf('Router: moves packets between networks');
const chosen = candidate(
  {
    ...common,
    type: 'multiple-choice',
    text: 'Which term fits: “repeats bits to all ports”?',
    key: 'Hub',
    distractors: ['Switch', 'Router', 'Firewall'],
    source: hub,
  },
  'term:hub',
);
const typed = candidate(
  {
    ...common,
    type: 'short-answer',
    text: 'Which term fits: “moves packets between networks”?',
    key: 'Router',
    accepted: [],
    source: router,
  },
  'term:router',
);

function state(term: string, meaning: string, key: 'True' | 'False'): Candidate {
  const text = `“${term}” is described as: ${meaning}.`;
  const source = sourceOf(term);
  return candidate({ ...common, type: 'true-false', text, key, source }, `term:${term}`);
}

it('lets a sound question pass once', () => {
  const gate = open();
  expect(gate.pass(chosen)).toBe('taken');
  expect(gate.pass(chosen)).toBe('refused');
  expect(gate.taken).toHaveLength(1);
});

it('refuses another question about the same fact', () => {
  const gate = open();
  gate.pass(chosen);
  expect(gate.pass({ ...typed, asks: ['term:hub'] })).toBe('refused');
});

it.each([
  ['after the question that tells it', [chosen, typed]],
  ['before the question that tells it', [typed, chosen]],
] as const)('refuses a leak: an answer to be typed %s', (_, [first, second]) => {
  const gate = open();
  expect([gate.pass(first), gate.pass(second)]).toEqual(['taken', 'refused']);
});

it('refuses what was asked in an earlier test', () => {
  expect(open([chosen.draft.text]).pass(chosen)).toBe('refused');
});

it('refuses what the linter drops', () => {
  const told = { ...typed.draft, text: 'Which router moves packets between networks?' };
  expect(open().pass({ ...typed, draft: told })).toBe('refused');
});

it('refuses a choice of which two options say the same', () => {
  const draft = { ...chosen.draft, distractors: ['Switch', 'The switch', 'Firewall'] };
  expect(open().pass({ ...chosen, draft })).toBe('refused');
});

it('refuses a choice with a second right option', () => {
  const text = `${sureNotes}\nA firewall of old repeats all bits to other ports.`;
  const gate = makeGate({ document: buildDocument(text), index: indexText(text), avoid: [] });
  expect(gate.pass(chosen)).toBe('refused');
});

it('lets a true statement wait for a false one', () => {
  const gate = open();
  const truth = state('Hub', 'repeats bits to all ports', 'True');
  expect(gate.pass(truth)).toBe('waits');
  expect(gate.pass(state('Firewall', 'moves packets between networks', 'False'))).toBe('taken');
  expect(gate.pass(truth)).toBe('taken');
});

it('tells the rows of one table apart by what they ask, not by their words', () => {
  const gate = open();
  const rows = ['Tricuspid', 'Mitral', 'Pulmonary'].map((name, no) => {
    const source = sourceOf(sureNotes.split('\n').find((line) => line.includes(name)) ?? '');
    const key = source.quote.match(/\d{4}/)?.[0] ?? '';
    const text = `Complete this row of the table. Valve: ${name}. Found: _____`;
    return candidate(
      { ...common, type: 'fill-in-blank', text, key, accepted: [], source },
      `row:${no}:2`,
    );
  });
  expect(rows.map(gate.pass)).toEqual(['taken', 'taken', 'taken']);
});
