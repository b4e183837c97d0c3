import { z } from '@engram/core/zod.ts';

/** What a link of the steps brings along in the navigation: marking is one of them then. */
export const asStep = { isStep: true } as const;

const AsStep = z.object({ isStep: z.literal(asStep.isStep) });

export function isStep(state: unknown): boolean {
  return AsStep.safeParse(state).success;
}
