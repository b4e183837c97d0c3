import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodyOf, reply } from '../../testing/stub-server.ts';
import { cancelPath, generationId } from '../../generation/testing/stub-generation.ts';
import {
  listSaves,
  openCreation,
  openStep,
  saved,
  storedFlow,
  studyText,
} from '../testing/render-creation.tsx';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';

const part = {
  materialId: '0190a5a0-0000-7000-8000-000000000005',
  title: 'Memory',
  start: 0,
};

it('[CONF-59] uses the material of the navigation without the step Input', async () => {
  const studyMaterial = studyText(400);
  const { asked } = await openCreation({ path: '/ai-tests/config', state: { studyMaterial } });
  expect(await screen.findByRole('radiogroup', { name: 'Modes' })).toBeTruthy();
  const [sent] = listSaves(asked);
  expect(bodyOf(sent)).toEqual({
    parts: [{ title: expect.any(String), kind: 'text', text: studyMaterial }],
  });
  expect(storedFlow()).toMatchObject({ studyMaterial: 'The study material.' });
});

it('[CONF-59] takes the parts from the library, and the choices of the other test', async () => {
  const testConfig = { ...firstConfig, difficulty: 'hard' as const };
  const { asked } = await openCreation({
    path: '/ai-tests/config',
    state: { studyMaterial: studyText(400), parts: [part], testConfig },
  });
  await screen.findByRole('radiogroup', { name: 'Modes' });
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: part.materialId }] });
  expect(screen.getByLabelText('Hard')).toHaveProperty('checked', true);
});

it('takes from the library what only the library has', async () => {
  const { asked } = await openCreation({
    path: '/ai-tests/config',
    state: { studyMaterial: '', parts: [part] },
  });
  await screen.findByRole('radiogroup', { name: 'Modes' });
  expect(bodyOf(listSaves(asked)[0])).toEqual({ parts: [{ id: part.materialId }] });
});

it('goes on to marking for somebody who came to mark', async () => {
  await openCreation({
    path: '/ai-tests/config',
    state: { studyMaterial: studyText(400), parts: [part], step: 'mark' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Memory' })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Modes' })).toBeNull();
  // It is no step there.
  expect(screen.queryByRole('progressbar', { name: 'Test creation progress' })).toBeNull();
});

it('cancels the test that was being made of other material', async () => {
  const generating = { testId: part.materialId, generationId, aiModel: null };
  const { asked } = await openStep(
    'config',
    { flow: { generating }, state: { studyMaterial: studyText(400) } },
    { [cancelPath]: () => reply(200, {}) },
  );
  await screen.findByRole('radiogroup', { name: 'Modes' });
  expect(asked.map(({ path }) => path)).toContain(cancelPath);
  expect(storedFlow()).toMatchObject({ generating: null });
});

it('brings back as a text what was deleted from the library', async () => {
  const studyMaterial = studyText(400);
  let saves = 0;
  const { asked } = await openCreation({
    path: '/ai-tests/config',
    state: { studyMaterial, parts: [part] },
    answers: {
      '/api/materials': () => {
        saves += 1;
        return saves === 1
          ? reply(404, { code: 'not-found', message: 'Not found.' })
          : reply(200, saved());
      },
    },
  });
  await screen.findByRole('radiogroup', { name: 'Modes' });
  expect(bodyOf(listSaves(asked)[1])).toMatchObject({ parts: [{ text: studyMaterial }] });
});

it('leads to the step Input, with the text and the reason, when it cannot be used', async () => {
  const message = 'Content is too long (31,000 characters). The maximum is 30,000 characters.';
  await openCreation({
    path: '/ai-tests/config',
    state: { studyMaterial: studyText(400) },
    answers: { '/api/materials': () => reply(422, { code: 'text-too-long', message }) },
  });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', studyText(400));
});

it('judges it on this device before anything is sent', async () => {
  const { asked } = await openCreation({
    path: '/ai-tests/config',
    state: {
      studyMaterial: `${studyText(400)} How to make a pipe bomb at home: step by step instructions.`,
    },
  });
  expect(await screen.findByText(/^Content Policy Violation: /)).toBeTruthy();
  expect(listSaves(asked)).toEqual([]);
});
