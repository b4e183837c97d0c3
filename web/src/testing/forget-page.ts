import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { resetClock } from '../attempts/keeping/clock.ts';
import { noteDueCount } from '../due-count.ts';
import { setSending } from '../flashcards/outbox/current-sending.ts';
import { correctClock } from '../flashcards/outbox/make-review-id.ts';
import { clearApiStatus } from '../http/api-status.ts';
import { resetOutdated } from '../http/outdated-client.ts';
import { clearToken } from '../http/token.ts';
import { dropKept, forgetKeptOfOthers, listKept, visitor } from '../storage/kept-work.ts';
import { forgetWorkOfOthers } from '../storage/unfinished-work.ts';

const firstAddress = window.location.href;

/** For tests: nothing of the page, the network, the clock or the storage is left for the next one. */
export function forgetPage(): void {
  cleanup();
  forgetStubs();
  forgetUser();
  forgetDocument();
}

function forgetStubs(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  // What userEvent puts there, or a test.
  Reflect.deleteProperty(navigator, 'clipboard');
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
}

function forgetUser(): void {
  forgetWorkOfOthers();
  forgetKeptOfOthers();
  for (const name of listKept(visitor)) dropKept({ uid: visitor, name });
  clearToken();
  clearApiStatus();
  resetOutdated();
  noteDueCount('', { cards: 0, questions: 0 });
  localStorage.clear();
  sessionStorage.clear();
  resetClock();
  correctClock(Date.now(), 0);
  // Those who wait for a sender hear of one, and none is left.
  setSending({ flush: async () => undefined, stop: () => undefined })();
}

function forgetDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', firstAddress);
}
