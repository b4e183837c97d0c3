import { plans } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { Page } from '@playwright/test';

export type Made = {
  generationId: string | null;
  questions: Question[];
  making: object;
  /** The places of the questions in the order in which the page heard of them. */
  told: number[];
};

/** Makes a test in a page with the scripts of serve-scripts.ts, as the preview will. */
export function generate(page: Page, wish: object): Promise<Made> {
  return page.evaluate(
    async ({ script, limits, asked }) => {
      const { generateTest } = await import(script);
      const { signal } = new AbortController();
      const told: number[] = [];
      const onQuestion = (slot: number) => told.push(slot);
      return { ...(await generateTest(asked, { limits, signal, onQuestion })), told };
    },
    { script: '/assets/generate-test.js', limits: plans.student.limits, asked: wish },
  );
}
