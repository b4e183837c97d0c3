import { expect, it } from 'vitest';
import { changeFaq, type FaqAction, firstFaqState } from './faq-state.ts';

const code = 'how-long-does-a-code-work';
const cancel = 'how-do-i-cancel';
const first = 'can-i-try-it-first';

it('starts with the first question open', () => {
  expect([...firstFaqState.opened]).toEqual([first]);
});

it('opens the answers that hold a searched word, and nothing else', () => {
  const { opened } = after({ type: 'search', query: 'billing cycle' });
  expect([...opened]).toEqual([cancel]);
});

it('opens nothing for a single letter', () => {
  expect(after({ type: 'search', query: 'e' }).opened.size).toBe(0);
});

it('opens after a search what was open before it', () => {
  const { opened } = after(
    { type: 'toggle', id: code, isOpen: true },
    { type: 'search', query: 'bill' },
    { type: 'search', query: 'billing' },
    { type: 'search', query: '' },
  );
  expect([...opened]).toEqual([first, code]);
});

it('lets a reader close what a search has opened', () => {
  const { opened } = after(
    { type: 'search', query: 'billing cycle' },
    { type: 'toggle', id: cancel, isOpen: false },
  );
  expect(opened.size).toBe(0);
});

it('ends the search when a link leads to a question, and opens that one', () => {
  const { query, opened, linked } = after(
    { type: 'search', query: 'billing' },
    { type: 'follow-link', id: code },
  );
  expect(query).toBe('');
  expect([...opened]).toEqual([first, code]);
  expect(linked).toEqual({ id: code });
});

function after(...actions: FaqAction[]) {
  return actions.reduce(changeFaq, firstFaqState);
}
