import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStep, saved } from '../../testing/render-creation.tsx';

it('names its material at the top, whichever way led there, and where it is changed', async () => {
  await openStep('config', { search: '?mode=endless' });
  const line = screen.getByText('From:');
  expect(line.textContent).toBe('From: Memory');
  const modes = screen.getByRole('radiogroup', { name: 'Modes' });
  expect(line.compareDocumentPosition(modes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const change = screen.getByRole('link', { name: 'Change material' });
  expect(change.getAttribute('href')).toBe('/ai-tests/input');
});

it('says that there is more than the material that it names', async () => {
  const [part] = saved().parts;
  const parts = [1, 2, 3].flatMap(() => part ?? []);
  await openStep('config', { flow: { parts } });
  expect(screen.getByText(/^From:/).textContent).toBe('From: Memory and 2 more');
});
