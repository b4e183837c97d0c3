import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { knowsMaya, stubServer } from '../accounts/stub-server.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionProvider } from '../accounts/session.tsx';
import LandingScreen, { meta } from './landing-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('says in its heading what Engram does', () => {
  renderLanding();
  expect(screen.getByRole('heading', { level: 1, name: 'Turn notes into tests' })).toBeDefined();
});

it('leads a visitor to /register', () => {
  renderLanding();
  const start = screen.getByRole('link', { name: 'Try Free Now' });
  expect(start.getAttribute('href')).toBe('/register');
});

it('leads a signed-in user to /dashboard, and says so (NS-16)', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderLanding();
  const start = await screen.findByRole('link', { name: 'Go to Dashboard' });
  expect(start.getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('link', { name: 'Try Free Now' })).toBeNull();
});

it('hides its picture from assistive technology', () => {
  renderLanding();
  expect(screen.getByText('Multiple choice').closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has a title and a description', () => {
  expect(meta()).toEqual([
    { title: 'Engram: turn notes into tests' },
    { name: 'description', content: expect.stringContaining('your own notes') },
  ]);
});

function renderLanding() {
  const Site = createRoutesStub([{ path: '/', Component: LandingScreen }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider onCallFailed={() => undefined}>
        <Site />
      </SessionProvider>
    </QueryClientProvider>,
  );
}
