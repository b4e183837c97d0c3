import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubServer } from './testing/stub-server.ts';
import Root, { ErrorBoundary, HydrateFallback } from './root.tsx';
import { AppProviders } from './shell/app-providers.tsx';
import { ErrorScreen } from './shell/failures/error-screen.tsx';
import NotFoundScreen from './shell/failures/not-found-screen.tsx';

beforeEach(() => {
  // React and the router report what they caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({});
});

it("[ERR-30] a route that fails to render shows 'Unexpected Application Error!'", async () => {
  renderRoute({ Component: BrokenScreen });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Unexpected Application Error!');
  expect(document.title).toBe('Unexpected Application Error! · Engram');
});

it('[ERR-30] the error page has a link to / and a button that reloads', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderRoute({ Component: BrokenScreen });
  const home = await screen.findByRole('link', { name: 'Go to Homepage' });
  expect(home.getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[ERR-30] the error page says when it happened and how to reach support', () => {
  vi.setSystemTime(new Date('2026-03-14T10:24:00'));
  render(<ErrorScreen error={new Error('a bug')} hasDetails={false} />);
  expect(screen.getByText('14 March 2026, 10:24')).toBeDefined();
  const contact = screen.getByRole('link', { name: 'Contact us' });
  expect(contact.getAttribute('href')).toBe('mailto:support@engram.example');
  vi.useRealTimers();
});

it('[ERR-30] shows what broke to developers only', () => {
  const { rerender } = render(<ErrorScreen error={new Error('secret cause')} hasDetails />);
  expect(screen.queryByText(/secret cause/)).not.toBeNull();
  rerender(<ErrorScreen error={new Error('secret cause')} hasDetails={false} />);
  expect(screen.queryByText(/secret cause/)).toBeNull();
});

it('shows "Page not found", not the error page, when a loader answers 404', async () => {
  renderRoute({
    loader: () => {
      throw new Response(null, { status: 404 });
    },
    Component: Empty,
  });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  expect(screen.getByRole('banner')).toBeDefined();
});

it('shows the error page when a loader answers 500', async () => {
  renderRoute({
    loader: () => {
      throw new Response(null, { status: 500 });
    },
    Component: Empty,
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe('Unexpected Application Error!');
});

it('gives an unknown address a page with a link to / (NS-13) [ROUTE-18]', async () => {
  renderRoute({ Component: NotFoundScreen });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
});

type StubRoute = { Component: () => ReactNode; loader?: () => never };

function renderRoute(route: StubRoute) {
  const App = createRoutesStub([
    {
      Component: Root,
      ErrorBoundary,
      HydrateFallback,
      children: [{ path: '*', ...route }],
    },
  ]);
  render(
    <AppProviders>
      <App initialEntries={['/nowhere']} />
    </AppProviders>,
  );
}

function BrokenScreen(): ReactNode {
  throw new Error('a bug');
}

function Empty() {
  return null;
}
