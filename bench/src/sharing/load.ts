import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, Order, type Planned } from './order.ts';

/**
 * The load, in a process of its own: every call goes out at its moment whatever became of the ones
 * before, and is timed from that moment. Each taker has one connection, as a browser would.
 */
const { origin, calls } = Order.parse(JSON.parse(await text(process.stdin)));
const { hostname, port } = new URL(origin);
const maxAttempts = 3;
const agents = new Map<number, Agent>();
const planned = calls.toSorted((one, other) => one.atMs - other.atMs);
const start = performance.now() + 200;

const answers: Promise<{ answered: Omit<Answered, 'verdicts'>; body: string }>[] = [];
for (const call of planned) {
  const early = start + call.atMs - performance.now();
  if (early > 0) await pause(early);
  answers.push(make(call));
}
const all = await Promise.all(answers);
// Read when nobody waits any more: parsing a thousand results would hold up the calls.
process.stdout.write(
  JSON.stringify(
    all.map(({ answered, body }) => ({
      ...answered,
      verdicts: answered.what === 'submit' ? readVerdicts(body) : [],
    })),
  ),
);
for (const agent of agents.values()) agent.destroy();

/** What the server refuses for the moment is sent again, under the same key, as a browser does (D15). */
async function make(planned: Planned) {
  const { atMs, taker, what } = planned;
  const due = start + atMs;
  const lagMs = performance.now() - due;
  for (let attempts = 1; ; attempts += 1) {
    const { status, received } = await sendOnce(planned);
    if (status < 500 || what !== 'submit' || attempts === maxAttempts) {
      const ms = performance.now() - due;
      const answered = { taker, what, status, ms, lagMs, bytes: received.length, attempts };
      return { answered, body: what === 'submit' ? received.toString() : '' };
    }
    await pause(1000 * attempts);
  }
}

function sendOnce({ taker, method, path, headers, body }: Planned) {
  return new Promise<{ status: number; received: Buffer }>((resolve, reject) => {
    const options = { hostname, port, method, path, headers, agent: agentOf(taker) };
    const call = send(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, received: Buffer.concat(parts) });
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

function agentOf(taker: number): Agent {
  const known = agents.get(taker);
  if (known) return known;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(taker, agent);
  return agent;
}

function readVerdicts(body: string): string[] {
  const { outcomes = [] }: { outcomes?: { verdict: string }[] } = JSON.parse(body);
  return outcomes.map(({ verdict }) => verdict);
}
