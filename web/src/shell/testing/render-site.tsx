import { render, screen, within } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { knowsMaya, stubServer } from '../../testing/stub-server.ts';
import { AppProviders } from '../app-providers.tsx';
import SiteLayout from '../site-layout.tsx';

/** The site around pages that only say where they are, for a visitor. */
export async function renderSite(path = '/') {
  const asked = stubServer({});
  renderFrame(path);
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Try Free Now' });
  return asked;
}

/** The same for Maya, who is signed in. */
export async function renderSiteSignedIn(path = '/') {
  localStorage.setItem('token', 'the-token');
  const asked = stubServer(knowsMaya);
  renderFrame(path);
  await screen.findByRole('button', { name: /account menu/ });
  return asked;
}

export function renderFrame(path = '/') {
  const Site = createRoutesStub([
    { Component: SiteLayout, children: [{ path: '*', Component: PlacePage }] },
  ]);
  return render(
    <AppProviders>
      <Site initialEntries={[path]} />
    </AppProviders>,
  );
}

/** The path of the page shown, as the router has it. */
export function shownPath() {
  return within(screen.getByRole('main')).getByRole('heading', { level: 1, hidden: true })
    .textContent;
}

export function shownState() {
  return screen.getByTestId('state').textContent;
}

function PlacePage() {
  const { pathname, state } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}
