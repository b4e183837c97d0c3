import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import { expect, it } from 'vitest';
import { ask, makeChoice } from '../make-question.ts';
import { judgeItems } from './judge-items.ts';
import { describeFaults } from './planted-faults.ts';
import type { TracedSolve } from './trace-items.ts';

const text = 'The heart has four chambers. Valves keep the blood from flowing back.';
const quote = 'The heart has four chambers.';

const written: WrittenItem = {
  type: 'multiple-choice',
  text: 'How many chambers has the heart?',
  correct: ['Four'],
  accepted: [],
  wrong: ['Two', 'Three', 'Six'],
  pairs: [],
  quotes: [quote],
  topics: [],
  explanation: '',
  hint: '',
};

const shipped = ask(makeChoice(written.text, 'Four', ['Two', 'Three', 'Six']));

function solve(answer: string, isOnlyAnswer = true): TracedSolve {
  const options = ['Six', 'Four', 'Two', 'Three'].map((word) => ({
    id: word[0] ?? '',
    text: word,
  }));
  const item = { no: 0, type: written.type, text: written.text, options };
  return {
    item: { ...item, columnA: [], columnB: [], passage: 1 },
    solved: { no: 0, answer: [answer], isOnlyAnswer, isProven: true, flaw: '' },
  };
}

function judge(item: WrittenItem, solved: TracedSolve[], questions = [shipped]) {
  const trace = { written: [{ item, fault: null }], solved };
  const test = { name: 'x', text, wanted: [], questions };
  return judgeItems(trace, test)[0]?.fate;
}

it('finds the item that is in the test', () => {
  expect(judge(written, [solve('F')])).toBe('shipped');
});

it('takes the same question with another key, options or quote for another item', () => {
  const swapped = { ...written, correct: ['Two'], wrong: ['Four', 'Three', 'Six'] };
  expect(judge(swapped, [solve('F')])).toBe('refused by solver');
  const second = { ...written, wrong: ['Two', 'Three', '4'] };
  expect(judge(second, [])).not.toBe('shipped');
  const quotes = ['Experts agree that four is the number that matters.'];
  const invented = { ...written, quotes };
  expect(judge(invented, [])).toBe('refused by code');
});

it('tells a refusal of the solver from an item that was not needed', () => {
  expect(judge(written, [solve('S')], [])).toBe('refused by solver');
  expect(judge(written, [solve('F', false)], [])).toBe('refused by solver');
  expect(judge(written, [solve('F')], [])).toBe('not needed');
  expect(judge(written, [], [])).toBe('not needed');
});

it('counts a shipped fault as missed and leaves out what was not needed', () => {
  const item = written;
  const [caught, rejects] = describeFaults([
    { item, fault: 'wrong-key', fate: 'shipped' },
    { item, fault: 'wrong-key', fate: 'refused by solver' },
    { item, fault: 'invented-quote', fate: 'refused by code' },
    { item, fault: 'two-keys', fate: 'not needed' },
    { item, fault: null, fate: 'shipped' },
    { item, fault: null, fate: 'refused by code' },
    { item, fault: null, fate: 'not needed' },
  ]);
  expect(caught).toMatchObject({ held: false });
  expect(caught?.figure).toContain('66.7 % of 3');
  expect(caught?.figure).toContain('1 by code, 1 by solver');
  expect(rejects).toMatchObject({ held: false });
  expect(rejects?.figure).toContain('50.0 % of 2');
});
