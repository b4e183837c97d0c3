import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RegradedNote } from './regraded-note.tsx';
import { viewOfState } from './result-view.ts';

const view = viewOfState(
  { outcomes: [], questions: [], isShared: true },
  '2026-03-14T10:24:00.000Z',
);

it('tells the score that a taker had first, and what the owner of the test says of it', () => {
  const regraded = { from: 80, notes: ['Questions 7 and 12 had a mistake in the key.'] };
  render(<RegradedNote view={{ ...view, results: { ...view.results, score: 90, regraded } }} />);
  expect(screen.getByText('Your score went from 80% to 90%.')).toBeTruthy();
  expect(screen.getByText('Questions 7 and 12 had a mistake in the key.')).toBeTruthy();
});

it('says nothing where the score is the first one', () => {
  const { container } = render(<RegradedNote view={view} />);
  expect(container.textContent).toBe('');
});
