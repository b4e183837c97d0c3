import type { Question } from '@engram/core/questions/question.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { choiceOf, testId } from '../../practice-tests/testing/stub-test.ts';
import { reply } from '../../testing/stub-server.ts';
import { choices, makeEndless, morePath, openEndless } from '../testing/render-endless.tsx';

const knowledgePath = `/api/progress/tests/${testId}`;
const premium = { plan: 'student', isPremium: true } as const;

/** Twelve questions: odd ones about osmosis, even ones about mitosis. */
const questions = choices(1, 12).map((question, no): Question => ({
  ...question,
  topic: no % 2 === 0 ? 'Osmosis' : 'Mitosis',
}));

/** What the server says of them. */
function know(osmosis: number | null, mitosis: number | null): Response {
  return reply(200, {
    questions: questions.map(({ id, topic }) => ({
      questionId: id,
      chance: topic === 'Osmosis' ? osmosis : mitosis,
    })),
  });
}

function shownNumber(): number {
  const heading = screen.getByRole('heading', { name: /^Question text/u });
  return Number(/\d+/u.exec(heading.textContent ?? '')?.[0]);
}

async function answer(isRight: boolean): Promise<number> {
  const number = shownNumber();
  if (!isRight) {
    await userEvent.click(
      screen.getByRole('radio', { name: new RegExp(`wrong one ${number}$`, 'u') }),
    );
  }
  await userEvent.click(
    screen.getByRole('radio', { name: new RegExp(`right one ${number}$`, 'u') }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next Question' }));
  return number;
}

function findWhy(): string[] | undefined {
  const side = within(screen.getByRole('complementary', { name: 'This session' }));
  const heading = side.queryByRole('heading', { level: 2, name: 'Why this question' });
  const card = heading?.parentElement;
  return card
    ? [...card.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
    : undefined;
}

it('asks premium users more of what they know less, and says why', async () => {
  const { asked } = await openEndless({
    questions,
    user: premium,
    answers: { [knowledgePath]: () => know(0.4, 0.9) },
  });
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(knowledgePath));
  const numbers: number[] = [];
  const whys: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    whys.push(findWhy()?.[0]);
    numbers.push(await answer(true));
  }
  const ofOsmosis = numbers.filter((number) => number % 2 === 1);
  expect(ofOsmosis.length).toBeGreaterThanOrEqual(4);
  expect(new Set(numbers).size).toBe(6);
  expect(whys.slice(1)).toContainEqual(
    expect.stringMatching(/^Osmosis: about \d+% known, your weakest topic here\.$/u),
  );
  expect(whys[0]).toBe('New: nothing asked about Osmosis yet.');
});

it('asks all others in the order of the test, as ever, and neither asks nor says anything more', async () => {
  const { asked } = await openEndless({ questions });
  const numbers = [];
  for (let turn = 0; turn < 4; turn += 1) {
    expect(findWhy()).toBeUndefined();
    numbers.push(await answer(turn % 2 === 0));
  }
  expect(numbers).toEqual([1, 2, 3, 4]);
  expect(asked.map(({ path }) => path)).not.toContain(knowledgePath);
});

it('brings back what was missed a few turns later, as another round, and says so', async () => {
  const { given } = await openEndless({
    questions,
    user: premium,
    answers: { [knowledgePath]: () => know(null, null) },
  });
  const first = await answer(false);
  for (let turn = 1; turn < 4; turn += 1) expect(await answer(turn > 1)).not.toBe(first);
  expect(shownNumber()).toBe(first);
  expect(findWhy()).toEqual([
    'You missed this one a few questions ago.',
    'We ask more about weak topics, and aim for about 8 of 10 right answers.',
  ]);
  await answer(true);
  const rounds = given().filter(({ questionId }) => questionId === questions[first - 1]?.id);
  expect(rounds.map(({ round, attempts }) => [round, attempts])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

it('does not change the question that is shown when the server answers or a batch comes', async () => {
  let tell = () => undefined as void;
  let bring = () => undefined as void;
  const { asked } = await openEndless({
    questions: questions.slice(0, 10),
    user: premium,
    answers: {
      [knowledgePath]: () =>
        new Promise((resolve) => {
          tell = () => resolve(know(0.95, 0.1));
        }),
      [morePath]: () =>
        new Promise((resolve) => {
          bring = () =>
            resolve(
              reply(200, {
                added: questions.slice(10).map(({ id }) => id),
                test: makeEndless(questions),
              }),
            );
        }),
    },
  });
  const [number, why] = [shownNumber(), findWhy()];
  expect(number).toBe(1);
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(knowledgePath));
  await act(async () => tell());
  expect([shownNumber(), findWhy()]).toEqual([number, why]);
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(morePath));
  await act(async () => bring());
  expect([shownNumber(), findWhy()]).toEqual([number, why]);
  await answer(true);
  // From here on it is known what is weak.
  expect(shownNumber() % 2).toBe(0);
  expect(findWhy()?.[0]).toMatch(/^Mitosis: about \d+% known, your weakest topic here\.$/u);
});

it('goes on without the server by what is answered here', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openEndless({
    questions,
    user: premium,
    answers: {
      [knowledgePath]: () => reply(404, { code: 'not-found', message: 'No such test.' }),
    },
  });
  const numbers = [];
  for (let turn = 0; turn < 8; turn += 1) {
    numbers.push(await answer(shownNumber() % 2 === 0));
  }
  const missed = numbers.filter((number) => number % 2 === 1);
  expect(missed.length).toBeGreaterThanOrEqual(5);
});

it('stays at an open question over a reload, with its reason', async () => {
  const { comeBack } = await openEndless({
    questions,
    user: premium,
    answers: { [knowledgePath]: () => know(null, null) },
  });
  await answer(true);
  await answer(true);
  const [number, why] = [shownNumber(), findWhy()];
  await userEvent.click(
    screen.getByRole('radio', { name: new RegExp(`wrong one ${number}$`, 'u') }),
  );
  await comeBack();
  expect([shownNumber(), findWhy()]).toEqual([number, why]);
  expect(
    screen.getByRole<HTMLButtonElement>('radio', {
      name: new RegExp(`wrong one ${number}\\b`, 'u'),
    }).disabled,
  ).toBe(true);
});

it('begins again when the text supports no more, and says so', async () => {
  await openEndless({
    questions: [choiceOf(1), choiceOf(2), choiceOf(3)],
    user: premium,
    answers: { [knowledgePath]: () => know(null, null) },
  });
  const numbers = new Set([await answer(true), await answer(true), await answer(true)]);
  expect(numbers).toEqual(new Set([1, 2, 3]));
  await waitFor(() =>
    expect(findWhy()?.[0]).toBe(
      "You've answered everything your text supports, so questions come again.",
    ),
  );
});

it('[RUN-20] goes on with another question when one is reported, and stays there when that is taken back', async () => {
  await openEndless({
    questions,
    user: premium,
    answers: { [knowledgePath]: () => know(null, null) },
  });
  const reported = shownNumber();
  await userEvent.click(screen.getByRole('button', { name: 'Report Question' }));
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  const next = shownNumber();
  expect(next).not.toBe(reported);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(shownNumber()).toBe(next);
});
