import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';
import type { TestKey } from '../store.ts';
import { claimTelling, releaseTelling } from './store.ts';

/** Longer than asking takes: whoever has a turn for longer has died with its process. */
const turnMs = 30_000;
/** A turn of one's own comes after it, and the browser gives up after 60 s. */
const patienceMs = 30_000;
const lookEveryMs = 200;

export type Wanted = {
  key: TestKey;
  questionId: string;
  /** What the question has by now; empty when it still lacks it. */
  findText: () => Promise<string>;
};

/** The text that somebody else's turn has brought, or a turn of one's own. */
export async function takeTurn(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { key, questionId, findText }: Wanted,
): Promise<{ text: string } | { end: () => Promise<void> }> {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + turnMs);
    const isOurs = await claimTelling(db, key, { questionId, now, until });
    // After the claim: it may have come while this one asked for its turn.
    const text = await findText();
    const end = () => releaseTelling(db, key, questionId);
    if (text === '' && isOurs) return { end };
    if (isOurs) await end();
    if (text !== '') return { text };
    if (performance.now() > endsAt) throw new AppError('explanation-failed');
    await pause(lookEveryMs);
  }
}
