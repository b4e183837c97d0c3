import type { Attempt } from '@engram/core/attempts/attempt.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neverReply, reply } from '../../../testing/stub-server.ts';
import { findPlace, findTitle, openResults, openStored } from '../../testing/render-results.tsx';
import {
  attemptId,
  choice,
  config,
  gap,
  makeGiven,
  makeState,
  questions,
  several,
  short,
  truth,
} from '../../testing/stub-results.ts';

const path = `/api/reviews/missed/${attemptId}`;
const [, , , matching] = questions;
const missed = [choice.id, several.id, matching?.id ?? ''];

// The stubbed attempt was handed in on 14 March, at 09:10.
const today = new Date('2026-03-14T18:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: today, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Told = { standing?: 'waiting' | 'cleared' | 'gone'; due?: string | null };

function tell(facts: readonly Told[], msPerReview = 60_000) {
  const list = missed.map((questionId, place) => ({
    questionId,
    standing: 'waiting',
    due: '2026-03-15T00:00:00.000Z',
    ...facts[place],
  }));
  return { [path]: () => reply(200, { questions: list, msPerReview }) };
}

async function findCard() {
  return within(await screen.findByRole('region', { name: 'What happens next' }));
}

describe('what was missed', () => {
  it('comes back tomorrow, free, and can be cleared at once in one click (D36)', async () => {
    openStored({ answers: tell([]) });
    const card = await findCard();
    expect(
      await card.findByText(
        '3 missed questions come back tomorrow, free. Or clear them now in about 3 minutes.',
      ),
    ).toBeTruthy();
    await userEvent.click(card.getByRole('link', { name: 'Review them now' }));
    expect(await findPlace()).toMatchObject({ path: `/review?attempt=${attemptId}` });
  });

  it('offers a reminder of it where it comes back tomorrow, and none where it is due today', async () => {
    const studying = {
      settings: { retention: 90, newPerDay: 20, duePerDay: 200 },
      reminders: { isOn: false, hour: 18 },
      sendsMail: true,
    };
    const settings = { '/api/reviews/settings': () => reply(200, studying) };
    openStored({ answers: { ...tell([]), ...settings } });
    expect(await screen.findByRole('button', { name: 'Remind me at 18:00' })).toBeTruthy();
    cleanup();
    const due = '2026-03-14T00:00:00.000Z';
    openStored({ answers: { ...tell([{ due }, { due }, { due }]), ...settings } });
    await (await findCard()).findByText(/^3 missed questions are due today\./u);
    expect(screen.queryByRole('button', { name: /^Remind me at/u })).toBeNull();
  });

  it('is told right after the test, before the server has said anything', async () => {
    openResults({
      state: makeState({ attemptId, outcomes: undefined, userAnswers: { [truth.id]: 'True' } }),
      answers: { [path]: neverReply, [`/api/attempts/${attemptId}`]: neverReply },
    });
    expect(
      await (
        await findCard()
      ).findByText(
        '5 missed questions come back tomorrow, free. Or clear them now in about 2 minutes.',
      ),
    ).toBeTruthy();
  });

  it('says no day of an older attempt until the server has said it', async () => {
    vi.setSystemTime('2026-03-20T09:00:00.000Z');
    openStored({ answers: { [path]: neverReply } });
    expect(
      await (await findCard()).findByText(/^3 missed questions come back, free\./),
    ).toBeTruthy();
  });

  it('says that it is due, once it is', async () => {
    vi.setSystemTime('2026-03-20T09:00:00.000Z');
    openStored({ answers: tell([]) });
    expect(
      await (
        await findCard()
      ).findByText('3 missed questions are due today. Clear them now, free, in about 3 minutes.'),
    ).toBeTruthy();
  });

  it('counts what is left after some of it was cleared', async () => {
    const cleared = { standing: 'cleared', due: '2026-03-17T00:00:00.000Z' } as const;
    openStored({ answers: tell([cleared, cleared]) });
    const card = await findCard();
    expect(
      await card.findByText(
        '1 of the 3 questions you missed comes back tomorrow, free. Or clear it now in about a minute.',
      ),
    ).toBeTruthy();
    expect(card.getByRole('link', { name: 'Review it now' })).toBeTruthy();
  });

  it('says when it comes back after all of it was cleared, and offers new questions', async () => {
    const due = (day: string) =>
      ({ standing: 'cleared', due: `2026-03-${day}T00:00:00Z` }) as const;
    openStored({ answers: tell([due('19'), due('17'), due('18')]) });
    const card = await findCard();
    expect(
      await card.findByText(
        'You have cleared all 3 questions you missed. The first comes back on Tuesday 17 March, so that they stay.',
      ),
    ).toBeTruthy();
    expect(card.queryByRole('link', { name: /Review/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Create New Test' })).toHaveLength(1);
  });

  it('is nothing to speak of where its test asks none of it any more', async () => {
    const gone = { standing: 'gone', due: null } as const;
    openStored({ answers: tell([gone, gone, gone]) });
    await screen.findByText('2 of 5 correct');
    await vi.waitFor(() =>
      expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull(),
    );
  });

  it('grows by what the learner judges to be wrong, at once', async () => {
    openStored({
      answers: {
        ...tell([]),
        [`/api/attempts/${attemptId}/verdicts/${short.id}`]: neverReply,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Judge it now' }));
    await userEvent.keyboard('2');
    expect(
      await (await findCard()).findByText(/^4 missed questions come back tomorrow, free\./),
    ).toBeTruthy();
  });

  it('counts a question of an endless test once, however often it was missed', async () => {
    const twice = [0, 1].map((round) => ({ firstAnswer: 'b', attempts: 2, round }));
    openResults({
      state: makeState({
        attemptId,
        testConfig: { ...config, isEndlessMode: true, preset: 'endless' },
        userAnswers: twice.flatMap((facts) => makeGiven({ [choice.id]: 'a' }, facts)),
        results: undefined,
      }),
      answers: { [path]: neverReply, [`/api/attempts/${attemptId}`]: neverReply },
    });
    expect(await (await findCard()).findByText(/^1 missed question comes back/)).toBeTruthy();
  });
});

describe('where nothing was missed', () => {
  it('says so and offers new questions, by the one filled button', async () => {
    const answers = makeGiven({ [truth.id]: 'True', [gap.id]: 'magnesium' });
    openStored({ attempt: only(answers, [truth.id, gap.id]) });
    const card = await findCard();
    expect(
      await card.findByText(
        'You missed nothing, so nothing has to come back. New questions take you further.',
      ),
    ).toBeTruthy();
    await userEvent.click(card.getByRole('link', { name: 'Create New Test' }));
    expect(await findPlace()).toMatchObject({ path: '/create' });
  });

  it('asks first for the verdict that is missing', async () => {
    openStored({ attempt: only(makeGiven({ [short.id]: 'Ions' }), [short.id]) });
    expect(
      await (
        await findCard()
      ).findByText(
        'First judge the answer that no rule could. If it was wrong, it comes back tomorrow, free.',
      ),
    ).toBeTruthy();
    expect(await findTitle()).toBe('Memory and plasticity');
    expect(screen.getByRole('heading', { name: 'No score yet' })).toBeTruthy();
  });
});

it('is not said to a visitor, who has no account for it to come back in (N40)', async () => {
  openResults({ state: makeState({ isShared: true, uid: undefined }), user: null });
  await findTitle();
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
});

/** An attempt at some of the questions. */
function only(answers: Attempt['answers'], ids: readonly string[]) {
  return { answers, questionIds: [...ids] };
}
