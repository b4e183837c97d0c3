import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock.ts';
import { renderSession } from '../testing/render-session.tsx';
import { knowsMaya, stubServer } from '../../testing/stub-server.ts';

const file = vi.hoisted(() => ({ isLost: true }));
vi.mock('./session-calls.ts', async (load) => {
  if (file.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

it('keeps the token when the code that would check it does not arrive, and asks again later', async () => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'the-token');
  const asked = stubServer(knowsMaya);
  renderSession();
  await passTime(10_000);
  expect(screen.getByText('Connecting…')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('the-token');
  expect(localStorage.getItem('api_status')).toBeNull();
  expect(asked).toEqual([]);
});
