import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { mixTypes } from '@engram/core/practice-tests/mix-types.ts';
import { z } from '@engram/core/zod.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  done,
  started,
  startPath,
  tellQuestion,
} from '../../../generation/testing/stub-generation.ts';
import { draftOf } from '../../../materials/draft/draft-store.ts';
import { makeMaterial } from '../../../materials/testing/stub-library.ts';
import { bodyOf, maya, reply } from '../../../testing/stub-server.ts';
import { findPlace, openCreation, openStep, storedFlow } from '../../testing/render-creation.tsx';

const Wish = z.object({ byWeakness: z.boolean().optional() });
const whole = started + tellQuestion(1) + tellQuestion(0) + tellQuestion(2) + done;
const label = 'Ask more about what I know least';
const asked = makeMaterial(7, { usedInTests: 2 });
const fresh = makeMaterial(8);
const flowOf = (...materials: (typeof asked)[]) => ({
  parts: materials.map((material) => ({ material, start: 0 })),
});

it('is on for premium where the material has been asked about, and stays as it is left', async () => {
  await openStep('config', { isPremium: true, flow: flowOf(fresh, asked) });
  const row = screen.getByRole('switch', { name: label });
  expect(row.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('New questions, by your answers.')).toBeTruthy();
  await userEvent.click(row);
  expect(row.getAttribute('aria-checked')).toBe('false');
  expect(storedFlow()).toMatchObject({ testConfig: { byWeakness: false } });
});

it('is not there where no test could say what is known', async () => {
  await openStep('config', { isPremium: true, flow: flowOf(fresh) });
  expect(screen.queryByText(label)).toBeNull();
});

it('is not there for Endless, which chooses while it runs', async () => {
  await openStep('config', { isPremium: true, preset: 'endless', flow: flowOf(asked) });
  expect(screen.queryByText(label)).toBeNull();
});

it('cannot be turned on without premium, and says so', async () => {
  await openStep('config', { flow: flowOf(asked) });
  expect(screen.getByText(label)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: label })).toBeNull();
  expect(screen.getAllByText('PREMIUM').length).toBe(2);
});

it.each([
  { isPremium: true, material: asked, config: {}, isSent: true },
  { isPremium: true, material: asked, config: { byWeakness: false }, isSent: false },
  { isPremium: true, material: fresh, config: { byWeakness: true }, isSent: false },
  { isPremium: false, material: asked, config: { byWeakness: true }, isSent: false },
])('asks for it only where it is on and can be: $isPremium $config', async (given) => {
  const { isPremium, material, config, isSent } = given;
  const counts = { 'true-false': 3 } as const;
  const testConfig = mixTypes(firstConfig, {
    preset: 'custom',
    questionTypes: ['true-false'],
    typeCounts: counts,
  });
  const flow = { ...flowOf(material), testConfig: { ...testConfig, ...config } };
  const { asked: calls } = await openStep(
    'preview',
    { isPremium, flow },
    { [startPath]: () => new Response(whole) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Generate Test' }));
  await findPlace();
  const body = bodyOf(calls.find(({ path }) => path === startPath));
  expect(body).toMatchObject({ materialIds: [material.id] });
  expect(Wish.parse(body).byWeakness === true).toBe(isSent);
});

it('is among the options of Create once such a material is chosen', async () => {
  const library = { materials: [asked], hasMore: false, total: 1, subjects: [] };
  await openCreation({
    path: '/create',
    user: { plan: 'student', isPremium: true },
    answers: { '/api/materials?order=last-used': () => reply(200, library) },
  });
  await userEvent.click(screen.getByText('Options'));
  expect(screen.queryByText(label)).toBeNull();
  act(() => {
    draftOf(maya.uid).change({ type: 'open', mode: 'existing' });
    draftOf(maya.uid).change({ type: 'select', materials: [asked] });
  });
  expect(await screen.findByRole('switch', { name: label })).toBeTruthy();
  act(() => draftOf(maya.uid).change({ type: 'open', mode: 'text' }));
  expect(screen.queryByText(label)).toBeNull();
});
