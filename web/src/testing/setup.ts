import { configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetTimers, watchTimers } from './forget-timers.ts';

// A machine with other work draws late.
configure({ asyncUtilTimeout: 15_000, getElementError });

watchTimers();

// Browsers can style an element of a formula; this page cannot.
if (!('style' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'style', { configurable: true, get: () => ({}) });
}

// Temml warns where a page has no doctype; ours have one.
Object.defineProperty(document, 'compatMode', { configurable: true, get: () => 'CSS1Compat' });

// Files share a process, and each test has a page of its own. A file that loads the product anew has
// that one's page to forget, so it is asked for here.
afterEach(async () => {
  const { forgetPage } = await import('./forget-page.ts');
  forgetPage();
  forgetTimers();
});

/** Who waits asks again and again: the page is written out for the answer that is read. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The place is that of the question, not this one.
  Error.captureStackTrace(error, getElementError);
  const write = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: write });
}
