import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  openCreation,
  openStep,
  pressContinue,
  studyText,
  writeText,
} from '../testing/render-creation.tsx';
import { choiceOf } from '../testing/stub-test.ts';

const endless = { search: '?mode=endless' };

it('opens the configuration with Endless chosen where there is material (D31)', async () => {
  await openStep('config', { preset: 'quiz', ...endless });
  expect(chosenMode()).toMatch(/^Endless/);
});

it('asks for material first, and opens the configuration with Endless chosen then', async () => {
  await openCreation({ path: '/ai-tests/config?mode=endless' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
  await writeText(studyText(400));
  await pressContinue();
  await screen.findByRole('heading', { level: 1, name: 'Configure Your Test' });
  expect(chosenMode()).toMatch(/^Endless/);
});

it('begins anew after a test that is finished', async () => {
  await openStep('config', { flow: { generatedQuestions: [choiceOf(1)] }, ...endless });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

function chosenMode() {
  const modes = within(screen.getByRole('radiogroup', { name: 'Modes' }));
  return modes.getByRole('radio', { checked: true }).textContent;
}
