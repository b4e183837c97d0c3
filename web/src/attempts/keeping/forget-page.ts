import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { forgetKeptOfOthers } from '../../kept-work.ts';
import { forgetWorkOfOthers } from '../../unfinished-work.ts';
import { resetClock } from './clock.ts';

/** For tests: nothing of the page, the network, the clock or the storage is left for the next one. */
export function forgetPage(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetWorkOfOthers();
  forgetKeptOfOthers();
  localStorage.clear();
  sessionStorage.clear();
  resetClock();
}
