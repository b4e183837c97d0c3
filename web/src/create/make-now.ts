import { z } from '@engram/core/zod.ts';

/** What a link brings along in the navigation whose press has asked for the test already. */
export const makeNow = { isWantedNow: true } as const;

const MakeNow = z.object({ isWantedNow: z.literal(makeNow.isWantedNow) });

export function isWantedNow(state: unknown): boolean {
  return MakeNow.safeParse(state).success;
}
