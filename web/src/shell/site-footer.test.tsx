import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSite } from './testing/render-site.tsx';

it('the footer of a visitor has quick links', async () => {
  await renderSite();
  expect(linksOf('Quick links')).toEqual([
    'Features /features',
    'Pricing /pricing',
    'Contact /contact',
    'FAQ /faq',
  ]);
});

it('[NAV-22] the footer has legal links', async () => {
  await renderSite();
  expect(linksOf('Legal')).toEqual(['Privacy Policy /privacy', 'Terms of Service /terms']);
});

it('the footer of a visitor has a contact section with the support mailbox', async () => {
  await renderSite();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Contact' })).toBeDefined();
  const mailbox = footer.getByRole('link', { name: 'support@engram.example' });
  expect(mailbox.getAttribute('href')).toBe('mailto:support@engram.example');
  expect(footer.getByText('Monday to Friday 9:00-18:00 EST')).toBeDefined();
});

it('stores and applies a chosen theme', async () => {
  await renderSite();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark', checked: true })).toBeDefined();
});

it('goes back to the theme of the system', async () => {
  localStorage.setItem('theme', 'dark');
  await renderSite();
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

function linksOf(name: string) {
  const footer = within(screen.getByRole('contentinfo'));
  const links = within(footer.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}
