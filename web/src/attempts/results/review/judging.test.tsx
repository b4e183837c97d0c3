import { countResults } from '@engram/core/attempts/count-results.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { neverReply } from '../../../testing/stub-server.ts';
import {
  findTitle,
  openResults,
  openRow,
  openStored,
  press,
} from '../../testing/render-results.tsx';
import {
  attemptId,
  gap,
  makeAttempt,
  makeGiven,
  makeState,
  short,
  truth,
} from '../../testing/stub-results.ts';

describe('judging one answer after the other (D38)', () => {
  const given = makeGiven({ [short.id]: 'Ions', [gap.id]: 'an ion', [truth.id]: 'True' });
  const silent = {
    [`/api/attempts/${attemptId}/verdicts/${short.id}`]: neverReply,
    [`/api/attempts/${attemptId}/verdicts/${gap.id}`]: neverReply,
  };
  const waits = () =>
    openStored({ attempt: { answers: given, ...waiting(given) }, answers: silent });

  it('begins where the score is said, with the first one, and the focus on it [RES-13] [RES-14]', async () => {
    waits();
    expect(await screen.findByText('2 answers need your eye')).toBeTruthy();
    await press('Judge them now');
    expect(screen.getByRole('radio', { name: 'To judge 2' })).toHaveProperty('checked', true);
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
    const asked = screen.getByRole('group', { name: /What flows in/ });
    expect(asked).toBe(document.activeElement);
  });

  it('goes on to the next one by key, counts at once and says the score, then leads back to it', async () => {
    waits();
    await press('Judge them now');
    await userEvent.keyboard('1');
    expect(screen.getByText('2 of 5 correct')).toBeTruthy();
    expect(screen.getByText('Your score is now 40%, 2 of 5 correct.')).toBeTruthy();
    expect(screen.getByRole('group', { name: /At rest a/ })).toBe(document.activeElement);
    await userEvent.keyboard('2');
    expect(screen.getByText('2 of 6 correct')).toBeTruthy();
    expect(document.activeElement).toBe(
      within(screen.getByRole('region', { name: 'Score' })).getByRole('heading', {
        name: 'You have made a start',
      }),
    );
    expect(screen.queryByRole('button', { name: /Judge/ })).toBeNull();
    // Both verdicts can still be seen and changed.
    expect(screen.getAllByText('Judged by you')).toHaveLength(2);
  });

  it('goes on by its buttons too', async () => {
    waits();
    await press('Judge them now');
    await press('I was wrong', await openRow(/What flows in/));
    expect(screen.getByRole('group', { name: /At rest a/ })).toBe(document.activeElement);
  });

  it('leaves the keys alone where they are turned off', async () => {
    localStorage.setItem('runner-keys', 'off');
    waits();
    await press('Judge them now');
    await userEvent.keyboard('1');
    expect(screen.getByText('2 answers need your eye')).toBeTruthy();
  });

  it('is not offered while a model is at it, nor to a visitor', async () => {
    openStored({
      attempt: { answers: given, ...waiting(given), judgingUntil: '2026-03-14T10:00:00.000Z' },
    });
    await screen.findByText('Checking your typed answers…');
    expect(screen.queryByRole('button', { name: /Judge/ })).toBeNull();
    cleanup();
    openResults({ state: makeState({ isShared: true, uid: undefined }), user: null });
    await findTitle();
    expect(screen.queryByRole('button', { name: /Judge/ })).toBeNull();
  });

  /** As if no rule could judge either of the typed answers. */
  function waiting(answers: typeof given) {
    const { attempt } = makeAttempt({ answers });
    const outcomes = attempt.outcomes.map((one) =>
      one.questionId === gap.id ? { ...one, verdict: 'needs-review' as const } : one,
    );
    return { outcomes, results: countResults(outcomes, '2026-03-14T09:10:00.000Z') };
  }
});
