import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSiteSignedIn } from '../testing/render-site.tsx';

it('[NAV-22] signed in, the footer is one line with help and the legal links', async () => {
  await renderSiteSignedIn('/dashboard');
  const links = inFooter().getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Help /faq',
    'Contact /contact',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
  ]);
});

it('signed in, the theme is chosen in the footer too', async () => {
  await renderSiteSignedIn('/dashboard');
  await userEvent.click(inFooter().getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

function inFooter() {
  return within(screen.getByRole('contentinfo'));
}
