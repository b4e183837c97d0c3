import { setTimeout as pause } from 'node:timers/promises';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import type pg from 'pg';
import { median } from '../median.ts';
import { insertSubmissions, submissions } from './insert-submissions.ts';
import { noneRow, toldRow } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Planned } from './order.ts';
import { percentile, runLoad } from './run-load.ts';
import { insertShare, type Owner } from './shares.ts';

type Crowd = {
  pool: pg.Pool;
  owner: Owner;
  questions: readonly Question[];
  ours: { origin: string };
  bare: { origin: string };
};

/** A hundred thousand in an hour, and all of them within two minutes. */
const rates = [28, 1_000];
const seconds = 8;
const connections = 100;

/** A link that went round: opened by many, with a hundred thousand submissions already there. */
export async function measureCrowd(crowd: Crowd, add: AddRows): Promise<void> {
  const { pool, owner, questions, ours, bare } = crowd;
  const code = await insertShare(pool, owner, questions);
  await insertSubmissions(pool, code, questions);
  const path = `/api/shared-tests/${code}`;

  const first: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    first.push(await timed(`${ours.origin}${path}`));
    await pause(2_300);
  }
  const figure = `${ms(median(first))} (worst ${ms(Math.max(...first))})`;
  add(toldRow('crowd: opening that reads the standing anew', figure));
  for (const rate of rates) {
    const calls = planArrivals(path, rate);
    const theirs = await p95(bare.origin, calls);
    const us = await p95(ours.origin, calls);
    add(toldRow(`crowd: p95 at ${rate} openings a second`, `${ms(us)} (bare ${ms(theirs)})`));
  }
  await measureReport(`${ours.origin}${path}/report`, owner, add);
}

/** A refusal is a figure, too: on a busy machine a statement may take longer than it is given. */
async function measureReport(url: string, owner: Owner, add: AddRows): Promise<void> {
  const reports: number[] = [];
  const refused: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await timed(url, owner.token).then(
      (took) => reports.push(took),
      (error: unknown) => refused.push(String(error)),
    );
  }
  const tried = reports.length + refused.length;
  add(
    noneRow({ name: `crowd: reports of ${submissions} refused`, of: tried, bad: refused }),
    toldRow('crowd: report', `${ms(median(reports))} (slowest ${ms(Math.max(0, ...reports))})`),
  );
}

/** Strangers come one by one, at moments of chance. */
function planArrivals(path: string, rate: number): Planned[] {
  const random = seedRandom(`rate ${rate}`);
  return Array.from({ length: rate * seconds }, (_, index) => ({
    atMs: random() * seconds * 1000,
    taker: index % connections,
    what: 'open',
    method: 'GET',
    path,
    headers: { 'x-forwarded-for': `198.18.${index % 200}.${index % 250}` },
  }));
}

async function p95(origin: string, calls: readonly Planned[]): Promise<number> {
  const answers = await runLoad(origin, calls);
  const failed = answers.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} of ${calls.length} were refused`);
  return percentile(
    answers.map((answer) => answer.ms),
    0.95,
  );
}

async function timed(url: string, token = ''): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - start;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
