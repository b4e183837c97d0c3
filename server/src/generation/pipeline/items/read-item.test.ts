import { expect, it } from 'vitest';
import { readItem } from './read-item.ts';

const written = {
  type: 'multiple-choice',
  text: 'Which organelle makes ATP?',
  correct: ['Mitochondrion'],
  wrong: ['Ribosome', 'Vacuole', 'Nucleus'],
  pairs: [],
  quotes: ['The mitochondrion makes ATP.'],
  explanation: 'So says the text.',
  hint: 'Think of energy.',
};

function read(change: object) {
  return readItem(JSON.stringify({ ...written, ...change }));
}

it('makes a draft of a written question', () => {
  expect(read({})).toEqual({
    ok: true,
    quotes: ['The mitochondrion makes ATP.'],
    draft: {
      type: 'multiple-choice',
      text: 'Which organelle makes ATP?',
      key: 'Mitochondrion',
      distractors: ['Ribosome', 'Vacuole', 'Nucleus'],
      explanation: 'So says the text.',
      hint: 'Think of energy.',
    },
  });
});

it('takes true and false in any case', () => {
  const draft = { type: 'true-false', key: 'True' };
  expect(read({ type: 'true-false', correct: ['TRUE'], wrong: [] })).toMatchObject({ draft });
});

it('takes true and false in the language of the material', () => {
  const draft = { type: 'true-false', key: 'False' };
  expect(read({ type: 'true-false', correct: ['Falsch'], wrong: [] })).toMatchObject({ draft });
});

it('reads formulas with single backslashes', () => {
  const item = String.raw`{"type":"short-answer","text":"What is $\frac{F}{m}$?","correct":["the acceleration $\alpha$"],"quote":"q"}`;
  const draft = {
    text: String.raw`What is $\frac{F}{m}$?`,
    key: String.raw`the acceleration $\alpha$`,
  };
  expect(readItem(item)).toMatchObject({ ok: true, draft });
});

it('keeps other wordings of a short answer, wherever they were written', () => {
  const draft = { key: 'ATP', accepted: ['adenosine triphosphate', 'the energy carrier'] };
  const correct = ['ATP', 'adenosine triphosphate'];
  const accepted = ['the energy carrier'];
  expect(read({ type: 'short-answer', correct, accepted, wrong: [] })).toMatchObject({ draft });
});

it('keeps what a question is about, three things at most', () => {
  const topics = ['Cells', ' Energy ', '', 'ATP', 'Food'];
  expect(read({ topics })).toMatchObject({ draft: { topics: ['Cells', 'Energy', 'ATP'] } });
});

it('takes one quote without its list', () => {
  const quotes = ['The mitochondrion makes ATP.'];
  expect(read({ quotes: quotes[0] })).toMatchObject({ ok: true, quotes });
  expect(read({ quotes: undefined, quote: quotes[0] })).toMatchObject({ ok: true, quotes });
});

it('takes an item that leaves out what is empty', () => {
  const { pairs: _pairs, hint: _hint, ...short } = written;
  const item = readItem(JSON.stringify({ ...short, correct: 'Mitochondrion' }));
  expect(item).toMatchObject({ ok: true, draft: { key: 'Mitochondrion', hint: '' } });
});

it('drops what is no JSON as malformed', () => {
  expect(readItem('{"type": }')).toEqual({ ok: false, reason: 'malformed' });
});

it.each([
  ['another type', { type: 'essay' }],
  ['missing quotes', { quotes: undefined }],
  ['no text', { text: '  ' }],
  ['a sign the database refuses', { explanation: 'So \0 it is.' }],
  ['half of a sign', { wrong: ['Ribosome', 'Vacuole \ud83e', 'Nucleus'] }],
  ['two keys of multiple-choice', { correct: ['A', 'B'] }],
  ['no key', { correct: [] }],
  ['one wrong option', { wrong: ['A'] }],
  ['neither true nor false', { type: 'true-false', correct: ['Maybe'] }],
  ['one pair', { type: 'matching', pairs: [{ left: 'a', right: 'b' }] }],
  ['multiple-answer without wrong ones', { type: 'multiple-answer', wrong: [] }],
])('drops %s as of the wrong shape', (_, change) => {
  expect(read(change)).toEqual({ ok: false, reason: 'wrong-shape' });
});
