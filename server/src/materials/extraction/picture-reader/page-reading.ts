import type { Refusal } from '../reader/reading.ts';

/** A word of which the engine was unsure, in the text and in the picture. */
export type UnsurePlace = {
  start: number;
  end: number;
  /** Left, top, width and height, as parts of the picture's sides. */
  box: [number, number, number, number];
};

/** What one page says. */
export type PageReading = { text: string; language: string; unsure: readonly UnsurePlace[] };

/** What came of a page, and how many there are, where that is known. */
export type PictureOutcome =
  | { page: PageReading; pages: number }
  | { refusal: Refusal; pages?: number | undefined };

export const pictureLimits = {
  timeoutMs: 90_000,
  cpuSeconds: 60,
  charactersOnPage: 40_000,
  unsureOnPage: 2_000,
} as const;
