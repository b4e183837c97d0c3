import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya, reply } from '../../testing/stub-server.ts';
import { keptAsSaved } from '../../practice-tests/keeping/kept-test.ts';
import { findKeptTest, keepTest } from '../../practice-tests/keeping/test-store.ts';
import { renderAsMaya } from '../../testing/render-as-maya.tsx';
import { makeTest, stubTests } from '../testing/stub-tests.ts';
import RetakeScreen from './retake-screen.tsx';
import TestRedirectScreen from './test-redirect-screen.tsx';

const id = '0b0e7c52-7a4f-4d0c-9f0e-000000000001';

it('/tests/{id} leads to /results/{id}, and Back does not lead here again [ROUTE-22] [BROUTE-32]', async () => {
  stubTests([]);
  renderAsMaya([{ path: '/tests/:testId', Component: TestRedirectScreen }], `/tests/${id}`);
  expect((await screen.findByTestId('place')).textContent).toBe(`/results/${id}`);
  expect(screen.getByTestId('place').dataset['arrival']).toBe('REPLACE');
});

it('/tests/{id}/retake begins an attempt with the questions of now [ROUTE-23]', async () => {
  keepTest(maya.uid, keptAsSaved(makeTest(1, { name: 'As it was' })));
  stubTests([]).tests = [makeTest(1, { name: 'As it is' })];
  openRetake();
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${id}`);
  expect(findKeptTest(maya.uid, id)?.test.name).toBe('As it is');
});

it('takes the copy of this browser while the server cannot be asked', async () => {
  keepTest(maya.uid, keptAsSaved(makeTest(1, { name: 'As it was' })));
  stubTests([]).refusals[`GET /api/tests/${id}`] = [() => reply(429, {})];
  openRetake();
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${id}`);
});

it('says that a test does not exist', async () => {
  stubTests([]);
  openRetake();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This test does not exist' }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'My tests' }).getAttribute('href')).toBe('/tests');
});

it('says when a test could not be opened, and tries again', async () => {
  const server = stubTests([]);
  server.tests = [makeTest(1)];
  server.refusals[`GET /api/tests/${id}`] = [() => reply(429, { message: 'Too many requests' })];
  openRetake();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await screen.findByTestId('place')).textContent).toBe(`/ai-tests/test?test=${id}`);
});

function openRetake() {
  renderAsMaya([{ path: '/tests/:testId/retake', Component: RetakeScreen }], `/tests/${id}/retake`);
}
