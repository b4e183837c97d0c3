import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, Link, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { stubServer } from '../testing/stub-server.ts';
import LandingScreen from '../site/landing/landing-screen.tsx';
import { AppProviders } from './app-providers.tsx';
import AuthLayout from './auth-layout.tsx';
import { renderSite } from './testing/render-site.tsx';
import SiteLayout from './site-layout.tsx';

it('starts with a link that skips the header', async () => {
  await renderSite();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});

it('leaves focus alone on the first page', async () => {
  await renderSite();
  expect(document.activeElement).toBe(document.body);
});

it('moves focus to the heading of the next page', async () => {
  await renderSite();
  const header = within(screen.getByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Pricing' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/pricing' }));
});

it('leaves focus in a field that the next page has put it into', async () => {
  stubServer({});
  const Site = createRoutesStub([
    {
      Component: SiteLayout,
      children: [
        { path: '/', Component: FirstPage },
        { path: '/auth', Component: FieldPage },
      ],
    },
  ]);
  render(
    <AppProviders>
      <Site />
    </AppProviders>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer' }));
});

it('moves focus to the heading when a menu led to the page', async () => {
  await renderSite();
  await userEvent.click(screen.getByRole('button', { name: 'AI Study Tools' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'AI Flashcards' }));
  const heading = await screen.findByRole('heading', { name: '/flashcards' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('moves focus to the heading when Back leads to a page in another frame', async () => {
  stubServer({});
  const Site = createRoutesStub([
    { Component: SiteLayout, children: [{ path: '/', Component: FirstPage }] },
    { Component: AuthLayout, children: [{ path: '/auth', Component: SecondPage }] },
  ]);
  render(
    <AppProviders>
      <Site />
    </AppProviders>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'First' }));
});

it('can be read without JavaScript, and has no style attribute (D18)', () => {
  const Site = createRoutesStub([
    { Component: SiteLayout, children: [{ index: true, Component: LandingScreen }] },
  ]);
  const html = renderToString(
    <AppProviders>
      <Site />
    </AppProviders>,
  );
  expect(html).toContain('href="/features"');
  expect(html).toMatch(/<noscript>.*href="\/auth".*Try Free Now.*<\/noscript>/);
  expect(html).toContain('No credit card');
  expect(html).toContain('mailto:support@engram.example');
  expect(html).not.toContain('style=');
});

function FirstPage() {
  return (
    <>
      <h1>First</h1>
      <Link to="/auth">Go on</Link>
    </>
  );
}

function FieldPage() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Second</h1>
      <input ref={field} aria-label="Answer" />
    </>
  );
}

function SecondPage() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Second</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
