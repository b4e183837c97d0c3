import type { Feature } from '@engram/core/availability.ts';

export type FaqQuestion = {
  /** Part of an address that people pass on: it stays, even when the words change. */
  id: string;
  question: string;
  answer: string;
  /** What people call it who look for it. Searched, never shown. */
  keywords?: readonly string[];
  /** Where the answer goes on. */
  link?: { label: string; to: string };
  /** What must work for the answer to be true today (CF-28). */
  needs: Feature;
};

export type FaqGroup = { id: string; title: string; questions: readonly FaqQuestion[] };
