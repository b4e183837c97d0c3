import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { neverReply } from '../../../testing/stub-server.ts';
import { openCreation, openStep, saved } from '../../testing/render-creation.tsx';

it('leads to the first step when there is no material', async () => {
  await openCreation({ path: '/ai-tests/mark' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add Your Content');
});

it('is reached from the configuration, and opens the material of the test', async () => {
  const [part] = saved().parts;
  const path = `/api/materials/${part?.material.id}/marks`;
  const { asked } = await openStep('config', {}, { [path]: neverReply });
  await userEvent.click(screen.getByRole('link', { name: 'Mark words' }));
  await screen.findByText('Opening your text...');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memory');
  expect(asked.at(-1)?.path).toBe(path);
  expect(screen.getByRole('progressbar', { name: 'Test creation progress' })).toBeTruthy();
});
