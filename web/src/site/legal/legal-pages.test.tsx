import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { messages as signUpMessages } from '../../accounts/auth/messages.ts';
import PrivacyScreen, { meta as privacyMeta } from './privacy-screen.tsx';
import TermsScreen, { meta as termsMeta } from './terms-screen.tsx';

it('/privacy is a text page with headings, the date of its last change and the time it takes [LEGAL-01]', () => {
  open(PrivacyScreen);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeDefined();
  expect(screen.getByText(/^Last changed 18 November 2026\. \d+-minute read\.$/)).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('/terms is a text page with headings, the date of its last change and the time it takes [LEGAL-02]', () => {
  open(TermsScreen);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeDefined();
  expect(screen.getByText(/^Last changed 18 November 2026\. \d+-minute read\.$/)).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('has a "Back to Home" link to / on /privacy [LEGAL-03]', async () => {
  open(PrivacyScreen);
  await followHome();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
});

it('has a "Back to Home" link to / on /terms [LEGAL-04]', async () => {
  open(TermsScreen);
  await followHome();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
});

it('lists its sections as anchors that lead to them', () => {
  open(PrivacyScreen);
  expect(listedSections()).toEqual(shownSections());
  cleanup();
  open(TermsScreen);
  expect(listedSections()).toEqual(shownSections());
});

it('says in one sentence what matters most', () => {
  open(PrivacyScreen);
  expect(screen.getByRole('article').textContent).toMatch(/^In short\. Your notes are yours\./);
});

it('tells on /privacy how long things are kept', () => {
  const text = open(PrivacyScreen);
  expect(text).toContain('take it for 3 days');
  expect(text).toContain('12 hours without use and after 24 hours in all');
  expect(text).toContain('after 30 days and 90 days');
  expect(text).toContain('new password works for 30 minutes');
  expect(text).toContain('confirms your address for 7 days');
  expect(text).toContain('We keep the zip for 7 days');
  expect(text).toContain('We delete them after 12 months');
  expect(text).toContain('We delete them after 30 days');
  expect(text).toContain('what you had used of the month for 35 days');
  expect(text).toContain('if you had a trial, for 400 days');
  expect(text).toContain('Backups are overwritten within 30 days');
});

it('tells on /privacy what is not kept and who reads the text', () => {
  const text = open(PrivacyScreen);
  expect(text).toContain('The original is never kept, only the text in it.');
  expect(text).toContain('A photo of a page stays only if you choose so.');
  expect(text).toContain(
    'it goes to an AI company only after you press “Read it with AI” for that photo.',
  );
  expect(text).toContain('its site sees our address, not yours');
  expect(text).toContain('We set no cookies.');
  expect(text).toContain('there are no trackers');
  expect(text).toContain('We do not train models with your text, and we do not sell it.');
  expect(text).toContain('You can make tests without any AI.');
  expect(text).toContain('support@engram.example');
});

it('asks for the same age as the sign-up form', () => {
  expect(open(PrivacyScreen)).toContain('people of 13 or older');
  cleanup();
  expect(open(TermsScreen)).toContain('You are 13 or older');
  expect(signUpMessages.terms.before).toContain('13 or older');
});

it('tells on /terms whose content it is, what is not allowed and that questions can be wrong', () => {
  const text = open(TermsScreen);
  expect(text).toContain('Everything you put in stays yours');
  expect(text).toContain('exploitation of children');
  expect(text).toContain('They can be wrong');
  expect(text).toContain('for 3 days');
  expect(text).toContain('MIT licence');
});

it('tells on /terms what plans cost and how they end', () => {
  const text = open(TermsScreen);
  expect(text).toContain('Student is $9 and Educator is $19 per month');
  expect(text).toContain('any paid plan costs $5 per month. That price is locked in');
  expect(text).toContain(
    'starts with 7 days free, without a card unless the payment page asks for one',
  );
  expect(text).toContain('once per email address');
  expect(text).toContain('changing plans is prorated');
  expect(text).toContain('Downgrading keeps your content');
  expect(text).toContain('within 30 days after your first payment');
});

it('is complete before any script runs, and has no style attribute (D18)', () => {
  const html = [PrivacyScreen, TermsScreen].map((Screen) => renderToString(stub(Screen))).join();
  expect(html).toContain('Who reads your text');
  expect(html).toContain('What is not allowed');
  expect(html).not.toContain('style=');
});

it('has a title and a description for search engines', () => {
  expect(privacyMeta()).toContainEqual({ title: 'Privacy Policy · Engram' });
  expect(termsMeta()).toContainEqual({ title: 'Terms of Service · Engram' });
});

function stub(Screen: ComponentType) {
  const Site = createRoutesStub([
    { path: '/text', Component: Screen },
    { path: '/', Component: () => <h1>Home</h1> },
  ]);
  return <Site initialEntries={['/text']} />;
}

/** Opens a page and gives its words. */
function open(Screen: ComponentType): string {
  const { container } = render(stub(Screen));
  return container.textContent;
}

async function followHome() {
  const link = screen.getByRole('link', { name: 'Back to Home' });
  expect(link.getAttribute('href')).toBe('/');
  await userEvent.click(link);
}

function listedSections() {
  const [list] = screen.getAllByRole('navigation', { name: 'On this page' });
  if (!list) throw new Error('There is no list of sections');
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
}

function shownSections() {
  return Array.from(document.querySelectorAll('section'), (section) => [
    `/text#${section.id}`,
    section.querySelector('h2')?.textContent,
  ]);
}
