import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * A clock that a test moves. It also runs by itself, because what waits for the page would otherwise
 * wait for ever. Start it before the page: a timer keeps the clock it was started with.
 */
export function startClock(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

/** Lets that much time go by at once, with everything that was due in it. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
