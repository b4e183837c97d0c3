import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeMaterial } from '../../materials/testing/stub-library.ts';
import { awaitAccount, findAwaiting } from '../../storage/awaiting-account.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { bodyOf, knowsMaya, reply, stubServer } from '../../testing/stub-server.ts';
import { questionAt } from '../../generation/testing/stub-generation.ts';
import { makeTest } from '../../attempts/testing/stub-results.ts';
import KeepTrialScreen from './keep-trial-screen.tsx';
import type { Trial } from './trial.ts';
import { findTrial, keepTrial } from './trial-store.ts';

const text = 'The hippocampus binds what the cortex knows.';
const material = makeMaterial(1, { title: 'Memory' });
const [markA, markB] = [
  '0190a5a0-0000-7000-8000-0000000000a1',
  '0190a5a0-0000-7000-8000-0000000000b2',
];
const trial: Trial = {
  version: 1,
  id: '0190a5a0-0000-7000-8000-000000000001',
  text,
  title: 'Memory',
  sure: [questionAt(1)],
  // As the desk has them after an undo: the order is that of their numbers.
  marks: [
    { id: markB, number: 3, start: 31, end: 37, form: 'typed' },
    { id: markA, number: 2, start: 4, end: 15, form: 'gap' },
  ],
  lastNumber: 3,
  answers: [],
  at: Date.now(),
};
const test = makeTest({ id: trial.id, name: 'Memory', questions: trial.sure });
const saved = () =>
  reply(200, { studyMaterial: text, parts: [{ material, start: 0 }], warning: undefined });
const marked = (id: string) => `/api/materials/${material.id}/marks/${id}`;
const keepsMarks = Object.fromEntries(
  trial.marks.map((mark) => [marked(mark.id), () => reply(200, { mark })]),
);

function open(answers: Parameters<typeof stubServer>[0]) {
  awaitAccount({ path: '/try/keep', words: 'Your question comes with you.' });
  const asked = stubServer({ ...knowsMaya, '/api/materials': saved, ...keepsMarks, ...answers });
  renderAsMaya([{ path: '/try/keep', Component: KeepTrialScreen }], '/try/keep');
  return asked;
}

it('saves the text as material, its marks in their order and a test of all, and begins it', async () => {
  keepTrial(trial);
  const asked = open({ '/api/tests/marked': () => reply(201, { test }) });
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${trial.id}`);
  const calls = asked.filter(({ path }) => !path.startsWith('/api/auth'));
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/materials',
    marked(markA),
    marked(markB),
    '/api/tests/marked',
  ]);
  expect(bodyOf(calls[0])).toEqual({ parts: [{ title: 'Memory', kind: 'text', text }] });
  expect(bodyOf(calls[2])).toEqual({ start: 31, end: 37, form: 'typed' });
  expect(bodyOf(calls[3])).toMatchObject({
    name: 'Memory',
    materialIds: [material.id],
    sure: [{ id: questionAt(1).id }],
  });
  const headers = new Headers(calls[3]?.init.headers);
  expect(headers.get('idempotency-key')).toBe(trial.id);
  expect([findTrial(), findAwaiting()]).toEqual([undefined, undefined]);
});

it('loses nothing where the server cannot be reached, and goes on when asked again', async () => {
  keepTrial(trial);
  let isThere = false;
  open({
    '/api/tests/marked': () => (isThere ? reply(201, { test }) : reply(409, refusal)),
  });
  await screen.findByRole('heading', { name: "We couldn't save your test" });
  expect(screen.getByText('You have 500 tests. Delete some to add more.')).toBeTruthy();
  expect(findTrial()?.id).toBe(trial.id);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${trial.id}`);
});

const message = 'You have 500 tests. Delete some to add more.';
const refusal = { message, error: message, code: 'tests-full' };

it('does not come back at every sign-in with what was refused', async () => {
  keepTrial(trial);
  open({ '/api/tests/marked': () => reply(409, refusal) });
  await screen.findByRole('heading', { name: "We couldn't save your test" });
  await waitFor(() => expect(findAwaiting()).toBeUndefined());
});

it('passes over words that are marked in the account already', async () => {
  keepTrial(trial);
  const overlaps = { message: 'Some.', error: 'Some.', code: 'mark-overlaps' };
  open({
    [marked(markA)]: () => reply(409, overlaps),
    '/api/tests/marked': () => reply(201, { test }),
  });
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${trial.id}`);
});

it('says so where there is nothing to keep', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'There is nothing to keep' })).toBeTruthy();
  expect(findAwaiting()).toBeUndefined();
});

it('forgets what was tried more than three days ago', () => {
  keepTrial({ ...trial, at: Date.now() - 4 * 86_400_000 });
  expect(findTrial()).toBeUndefined();
});
