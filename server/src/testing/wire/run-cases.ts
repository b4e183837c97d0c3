import { endpoints } from '@engram/core/endpoints.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { makeCase, type WireCase } from './make-case.ts';
import { type Outcome, sendCase } from './send-case.ts';

/** Of those that leave late, the oldest leaves when there are more. */
const maxLingering = 16;

/** One sender for each token. */
export type Senders = { port: number; tokens: readonly string[] };

export type Tally = {
  /** Requests, of which a case may have several. */
  sent: number;
  replies: number;
  /** For now, by a limit. */
  refusals: number;
  failures: string[];
  /** What each endpoint answered, where one whole request was sent alone. */
  statuses: Map<string, Set<number>>;
};

export function makeTally(): Tally {
  return { sent: 0, replies: 0, refusals: 0, failures: [], statuses: new Map() };
}

/** Sends the cases of these seeds, some at a time, and adds up what came of them. */
export async function runCases(
  { port, tokens }: Senders,
  seeds: readonly string[],
  tally: Tally,
): Promise<void> {
  const waiting = seeds.values();
  const lingering: (() => void)[] = [];
  const leaving: Promise<void>[] = [];
  const sendNext = async (seed: string, token: string) => {
    const one = makeCase(seed, endpoints, token);
    const { promise: othersDone, resolve: leave } = Promise.withResolvers<void>();
    const noted = sendCase(port, one, othersDone).then((outcome) => note(tally, one, outcome));
    if (one.ending.after !== 'others') return noted;
    leaving.push(noted);
    if (lingering.push(leave) > maxLingering) lingering.shift()?.();
  };
  await Promise.all(
    tokens.map(async (token) => {
      for (const seed of waiting) await sendNext(seed, token);
    }),
  );
  for (const leave of lingering) leave();
  await Promise.all(leaving);
}

function note(tally: Tally, one: WireCase, outcome: Outcome): void {
  const { faults, refusals } = judgeOutcome(outcome);
  tally.sent += one.endpoints.length;
  tally.replies += outcome.replies.length;
  tally.refusals += refusals;
  tally.failures.push(...faults.map((fault) => describe(one, fault)));
  const [name, ...others] = one.endpoints;
  if (name === undefined || others.length > 0 || !one.isWhole) return;
  const known = tally.statuses.get(name) ?? new Set();
  for (const { status } of outcome.replies) known.add(status);
  tally.statuses.set(name, known);
}

function describe({ seed, kind, endpoints: asked, pieces }: WireCase, fault: string): string {
  const sent = JSON.stringify(Buffer.concat(pieces).toString('latin1').slice(0, 1_500));
  return `${fault}: seed ${seed}, ${kind} of ${asked.join(', ')}, sent ${sent}`;
}
