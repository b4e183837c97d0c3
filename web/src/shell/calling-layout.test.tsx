import { onlineManager } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { passTime } from '../testing/clock.ts';
import AuthScreen from '../accounts/auth/auth-screen.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { AppProviders } from './app-providers.tsx';
import CallingLayout from './calling-layout.tsx';

it("says 'Network error. Please check your connection' offline, and sends nothing later [ERR-07]", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = stubServer({ '/api/auth/login': () => Promise.reject(new TypeError('lost')) });
  await openAuth();
  onlineManager.setOnline(false);
  vi.useFakeTimers();
  signIn();
  await passTime(4_000);
  expect(screen.getByRole('alert').textContent).toBe('Network error. Please check your connection');
  const sentSoFar = asked.length;
  onlineManager.setOnline(true);
  await passTime(60_000);
  expect(asked).toHaveLength(sentSoFar);
});

async function openAuth() {
  const Site = createRoutesStub([
    { Component: CallingLayout, children: [{ path: '/auth', Component: AuthScreen }] },
  ]);
  render(
    <AppProviders>
      <Site initialEntries={['/auth']} />
    </AppProviders>,
  );
  await screen.findByRole('textbox', { name: 'Email' });
}

function signIn() {
  fireEvent.change(screen.getByLabelText('Email'), {
    target: { value: 'maya.okafor@example.edu' },
  });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'hippocampus' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
