import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { knowsMaya, stubServer } from '../testing/stub-server.ts';
import { AppProviders } from './app-providers.tsx';
import BareLayout from './bare-layout.tsx';

it('has the logo and a way to sign in, which leads back here', async () => {
  stubServer({});
  renderBare();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(screen.getByRole('main').textContent).toBe('/auth {"returnPath":"/join"}');
});

it('has nothing but the logo for whoever is signed in, and it leads to their home', async () => {
  localStorage.setItem('token', 'the-token');
  stubServer(knowsMaya);
  renderBare();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#main', '/dashboard']);
});

it('has neither a menu nor a footer', async () => {
  stubServer({});
  renderBare();
  await screen.findByRole('link', { name: 'Sign in' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

function renderBare() {
  const Site = createRoutesStub([
    { Component: BareLayout, children: [{ path: '*', Component: PlacePage }] },
  ]);
  render(
    <AppProviders>
      <Site initialEntries={['/join']} />
    </AppProviders>,
  );
}

function PlacePage() {
  const { pathname, state } = useLocation();
  return `${pathname} ${JSON.stringify(state)}`;
}
