import type { Page } from '@playwright/test';
import * as contact from './prepare-contact.ts';
import type { State } from './state.ts';

/** Help, the legal pages and the way to write to us. */
export const siteStates: State[] = [
  { name: 'faq', path: '/faq', as: 'signed-out', isFullPage: true },
  { name: 'faq-search', path: '/faq', as: 'signed-out', prepare: searchFaq('code') },
  { name: 'faq-empty', path: '/faq', as: 'signed-out', prepare: searchFaq('quantum') },
  {
    name: 'faq-open',
    path: '/faq#do-others-need-an-account',
    as: 'signed-out',
    prepare: (page) => page.locator('summary:focus').waitFor(),
  },
  { name: 'privacy', path: '/privacy', as: 'signed-out', isFullPage: true },
  { name: 'terms', path: '/terms', as: 'signed-out', isFullPage: true },
  { name: 'contact', path: '/contact', as: 'signed-out', prepare: contact.write },
  { name: 'contact-free', path: '/contact', as: 'free', isFullPage: true },
  { name: 'contact-errors', path: '/contact', as: 'signed-out', prepare: contact.sendInHaste },
  { name: 'contact-busy', path: '/contact', as: 'signed-out', prepare: contact.wait },
  { name: 'contact-sent', path: '/contact', as: 'signed-out', prepare: contact.beThanked },
  {
    name: 'contact-failed',
    path: '/contact',
    as: 'signed-out',
    isFullPage: true,
    prepare: contact.fail,
  },
  {
    name: 'contact-captcha',
    path: '/contact',
    as: 'signed-out',
    isFullPage: true,
    prepare: contact.meetCaptcha,
  },
];

function searchFaq(words: string) {
  return (page: Page) => page.getByLabel('Search the FAQ').fill(words);
}
