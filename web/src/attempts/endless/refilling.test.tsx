import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bodyOf, maya, reply } from '../../testing/stub-server.ts';
import { findAdded } from '../../practice-tests/keeping/added-questions.ts';
import { choiceOf, testId } from '../../practice-tests/testing/stub-test.ts';
import { spreadTypes } from './make-more.ts';
import { choices, makeEndless, morePath, openEndless } from '../testing/render-endless.tsx';

async function answerRightly(number: number): Promise<void> {
  await userEvent.click(
    await screen.findByRole('radio', { name: new RegExp(`right one ${number}$`, 'u') }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next Question' }));
}

it('[END-12] [BLIM-18] asks for ten more before the ten are over, and goes on with them', async () => {
  const grown = makeEndless(choices(1, 13));
  let isFirst = true;
  const { asked } = await openEndless({
    questions: choices(1, 3),
    answers: {
      [morePath]: () => {
        const reached = isFirst
          ? reply(200, { added: choices(4, 13).map(({ id }) => id), test: grown })
          : reply(409, { code: 'nothing-more', message: 'No more.' });
        isFirst = false;
        return reached;
      },
    },
  });
  expect(bodyOf(asked.find(({ path }) => path === morePath))).toEqual({ count: 10 });
  for (const number of [1, 2, 3]) await answerRightly(number);
  expect(await screen.findByRole('heading', { name: 'Question text 4?' })).toBeDefined();
});

it('begins again with the first when the text supports no more', async () => {
  const { given } = await openEndless({ questions: choices(1, 3) });
  for (const number of [1, 2, 3]) await answerRightly(number);
  expect(await screen.findByRole('heading', { name: 'Question text 1?' })).toBeDefined();
  expect(
    screen.getByText(
      "That's all your text can support. We'll start again with the first questions.",
    ),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /right one 1$/u }));
  expect(given().map(({ round }) => round)).toEqual([0, 0, 0, 1]);
  expect(screen.getByText('Question 4')).toBeDefined();
});

/** Rules find questions in its table. */
const receptors = `# Receptors of the brain

The table lists receptors with what they bind and what they let through.

| Receptor | Binds | Lets through |
|---|---|---|
| NMDA | glutamate | calcium |
| Nicotinic | acetylcholine | sodium |
| GABA-A | muscimol | chloride |
| Glycine | strychnine | bicarbonate |
`;

it('makes more on this device when nobody can be reached, and keeps them for the server', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openEndless({
    questions: choices(1, 3),
    config: { questionTypes: ['multiple-choice'] },
    studyMaterial: receptors,
    answers: {
      [morePath]: () => reply(503, { code: 'unavailable', message: 'Later.' }),
    },
    loadWorker: async () => import('../../generation/built-in-worker.ts'),
  });
  await waitFor(() => expect(findAdded(maya.uid, testId).length).toBeGreaterThan(0), {
    timeout: 15_000,
  });
  const [made] = findAdded(maya.uid, testId);
  expect(made?.madeBy).toBe('built-in');
}, 30_000);

it('wants the types that a test has least of', () => {
  const test = makeEndless([]);
  const wanted = spreadTypes(
    { config: { ...test.config, questionTypes: ['multiple-choice', 'true-false'] } },
    [choiceOf(1), choiceOf(2), choiceOf(3), choiceOf(4)],
  );
  expect(wanted).toEqual([
    { type: 'multiple-choice', count: 3 },
    { type: 'true-false', count: 7 },
  ]);
});
