import type { UngradedQuestion } from '@engram/core/sharing/correcting/ungraded.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gap, short } from '../../attempts/testing/stub-results.ts';
import { reply } from '../../testing/stub-server.ts';
import { code, renderSharing, stubSharing } from '../testing/stub-sharing.tsx';
import DeskScreen from './desk-screen.tsx';
import GradingScreen from './grading-screen.tsx';

const correcting = `POST /api/shared-tests/${code}/corrections`;

const ungraded: UngradedQuestion[] = [
  {
    number: 5,
    question: { ...short, points: 2 },
    waiting: 6,
    wordings: [
      { wording: 'ions of lime', count: 4, writers: ['Carla Ruiz', 'Lily Shaw'] },
      { wording: 'a salt', count: 2, writers: [] },
    ],
  },
  {
    number: 6,
    question: gap,
    waiting: 1,
    wordings: [{ wording: 'a metal', count: 1, writers: ['Zara'] }],
  },
];

function openDesk(answers: Parameters<typeof stubSharing>[0] = {}, questions = ungraded) {
  let version = 1;
  let asked = 0;
  const server = stubSharing({
    answers: {
      // Asked once more, it knows nothing of what was judged meanwhile.
      [`GET /api/shared-tests/${code}/ungraded`]: () => {
        asked += 1;
        return reply(200, {
          title: 'Cells',
          questions: asked === 1 ? questions : questions.slice(-1),
        });
      },
      [correcting]: () => {
        version += 1;
        return reply(201, { version });
      },
      ...answers.answers,
    },
  });
  renderSharing(`/grading/${code}`, undefined, [
    { path: '/grading/:testId', Component: DeskScreen },
  ]);
  return {
    sent: () => server.asked.flatMap(({ call, body }) => (call === correcting ? [body] : [])),
  };
}

/** What the owner sees, in a few words. */
async function readPlace() {
  const heading = await screen.findByRole('heading', { level: 3, name: /wrote$/ });
  return heading.parentElement?.textContent;
}

it('shows one wording after the other, with who wrote it, and sends each judgement', async () => {
  const desk = openDesk();
  expect(await readPlace()).toBe('4 people wroteions of limeCarla Ruiz, Lily Shaw and 2 more');
  expect(screen.getByText('Question 5 · 2 points')).toBeTruthy();
  expect(screen.getByText('0 of 7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Right 2 points' }));
  expect(await readPlace()).toBe('2 people wrotea salt');
  expect(screen.getByText('4 of 7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Half 1 point' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong 0 points' }));
  expect(await screen.findByRole('heading', { name: 'All graded' })).toBe(document.activeElement);
  expect(screen.getByText('7 of 7')).toBeTruthy();
  await expect
    .poll(desk.sent)
    .toEqual([
      { correction: { kind: 'judge', questionId: short.id, wording: 'ions of lime', share: 1 } },
      { correction: { kind: 'judge', questionId: short.id, wording: 'a salt', share: 0.5 } },
      { correction: { kind: 'judge', questionId: gap.id, wording: 'a metal', share: 0 } },
    ]);
});

it('is done by keys alone: 1 2 3, A accepts for everyone, U undoes', async () => {
  const desk = openDesk();
  await readPlace();
  await userEvent.keyboard('a');
  const accept = screen.getByRole('switch', { name: 'Accept this wording for everyone' });
  expect(accept.getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('1');
  expect(await readPlace()).toBe('2 people wrotea salt');
  expect(screen.getByText('Also accepted: ions of lime')).toBeTruthy();
  await userEvent.keyboard('u');
  expect(await readPlace()).toContain('ions of lime');
  expect(screen.getByRole('status').textContent).toBe(
    'Undone: ions of lime. Next: 4 people wrote ions of lime',
  );
  await userEvent.keyboard('3');
  await expect
    .poll(desk.sent)
    .toEqual([
      { correction: { kind: 'accept', questionId: short.id, wording: 'ions of lime' } },
      { correction: { kind: 'undo', version: 2 } },
      { correction: { kind: 'judge', questionId: short.id, wording: 'ions of lime', share: 0 } },
    ]);
});

it('says aloud what was judged and what is next', async () => {
  openDesk();
  await readPlace();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.keyboard('2');
  expect(screen.getByRole('status').textContent).toBe('Half. Next: 2 people wrote a salt');
});

it('lets a later wording be judged first, and comes back to what was left', async () => {
  openDesk();
  await readPlace();
  await userEvent.click(screen.getByRole('button', { name: /^a salt/ }));
  expect(await readPlace()).toBe('2 people wrotea salt');
  await userEvent.keyboard('3');
  expect(await readPlace()).toContain('a metal');
  await userEvent.keyboard('3');
  expect(await readPlace()).toContain('ions of lime');
});

it('opens what could not be saved again, and says why', async () => {
  openDesk({
    answers: {
      [correcting]: () =>
        reply(409, {
          error: { code: 'corrections-full' },
          code: 'corrections-full',
          message: 'Full.',
        }),
    },
  });
  await readPlace();
  await userEvent.keyboard('1');
  expect(await screen.findByText(/We couldn't save “ions of lime”\./)).toBeTruthy();
  expect(await readPlace()).toContain('ions of lime');
  expect(screen.getByText('0 of 7')).toBeTruthy();
});

it('cannot accept what is too long for a key, and says so', async () => {
  const [question] = ungraded;
  if (!question) throw new Error('no question');
  const wordings = [{ wording: 'x'.repeat(400), count: 1, writers: [] }];
  openDesk({}, [{ ...question, waiting: 1, wordings }]);
  await readPlace();
  expect(screen.getByRole('switch', { name: 'Accept this wording for everyone' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.getByText('It is too long for a key')).toBeTruthy();
});

it('offers to go on where more wait than were shown', async () => {
  const [question] = ungraded;
  if (!question) throw new Error('no question');
  openDesk({}, [{ ...question, waiting: 9 }]);
  await readPlace();
  await userEvent.keyboard('11');
  expect(await screen.findByRole('heading', { name: 'More answers wait' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await readPlace()).toContain('ions of lime');
});

it('says that nothing waits', async () => {
  openDesk({}, []);
  expect(await screen.findByRole('heading', { name: 'Nothing to grade' })).toBeTruthy();
});

it('lists the tests that others wrote to, and what the user wrote', async () => {
  stubSharing({
    answers: {
      'GET /api/grading': () =>
        reply(200, {
          shared: [
            { testId: code, title: 'Cells', waiting: 7, createdAt: '2026-03-14T10:24:00.000Z' },
          ],
          own: [
            {
              attemptId: '0198b000-0000-7000-8000-000000000002',
              name: 'Photosynthesis',
              waiting: 1,
              submittedAt: '2026-03-14T10:24:00.000Z',
            },
          ],
        }),
    },
  });
  renderSharing('/grading', undefined, [{ path: '/grading', Component: GradingScreen }]);
  const shared = await screen.findByRole('link', { name: 'Grade 7 answers to Cells' });
  expect(shared.getAttribute('href')).toBe(`/grading/${code}`);
  const own = screen.getByRole('link', { name: 'Judge 1 answer of yours to Photosynthesis' });
  expect(own.getAttribute('href')).toBe('/view-results/0198b000-0000-7000-8000-000000000002');
});

it('says on the list that nothing waits', async () => {
  stubSharing({ answers: { 'GET /api/grading': () => reply(200, { shared: [], own: [] }) } });
  renderSharing('/grading', undefined, [{ path: '/grading', Component: GradingScreen }]);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});
