import { z } from '@engram/core/zod.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type pg from 'pg';
import { readCpu } from '../generation/read-cpu.ts';
import { median } from '../median.ts';
import { atMostRow, noneRow, toldRow, writeFigure } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Answered, Planned } from './order.ts';
import { type ClassPlan, planClass } from './plan-class.ts';
import { percentile, runLoad } from './run-load.ts';
import { insertShare, type Owner } from './shares.ts';

type Server = { origin: string; pid: number };

type Room = {
  pool: pg.Pool;
  owner: Owner;
  questions: readonly Question[];
  ours: Server;
  bare: Server;
};

const takers = 1_000;
const rounds = 3;
const mark = 3;

/** A class in which everybody joins at once, and the same calls at the same moments on bare routes. */
export async function measureClass(room: Room, add: AddRows): Promise<void> {
  // Both processes have served before: a class does not come to one that has just started.
  for (let round = 0; round < 2; round += 1) {
    const { calls } = await planRound(room, `warm ${round}`, 500);
    await replay(room.bare, calls);
    await replay(room.ours, calls);
  }
  const [ours, bare]: [Replayed[], Replayed[]] = [[], []];
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { code, ...plan } = await planRound(room, `round ${round}`, takers);
    bare.push(await replay(room.bare, plan.calls));
    ours.push(await replay(room.ours, plan.calls));
    // Whose reply got lost sends the same again: that is no second submission.
    const again = plan.calls
      .filter(({ what, taker }) => what === 'submit' && taker % 20 === 0)
      .map((call) => ({ ...call, atMs: call.atMs / 10 }));
    const told = [...(ours.at(-1)?.answers ?? []), ...(await runLoad(room.ours.origin, again))];
    faults.push(...compareLedger(plan, told), ...(await compareRows(room.pool, code, plan)));
  }
  const failed = bare.flatMap(({ answers }) => answers).filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} calls of the bare routes failed`);
  add(noneRow({ name: 'class: takers lost or told wrong', of: rounds * takers, bad: faults }));
  compare({ ours, bare }, add);
}

type Replayed = { answers: Answered[]; cpuMs: number };

async function replay({ origin, pid }: Server, calls: readonly Planned[]): Promise<Replayed> {
  const before = readCpu(pid);
  const answers = await runLoad(origin, calls);
  return { answers, cpuMs: readCpu(pid) - before };
}

function compare({ ours, bare }: { ours: Replayed[]; bare: Replayed[] }, add: AddRows): void {
  for (const what of ['open', 'start', 'submit'] as const) {
    const [us, them] = [p95(ours, what), p95(bare, what)];
    const note = `p95 ${us.toFixed(1)} ms, bare ${them.toFixed(1)} ms`;
    const name = `class: ${what} against bare`;
    if (what === 'open') add(toldRow(name, writeFigure(us / them, note)));
    else add(atMostRow({ name, value: us / them, mark, note }));
  }
  const answers = ours.flatMap((round) => round.answers);
  const again = answers.filter(({ attempts }) => attempts > 1).length;
  const untold = answers.filter(({ what, status }) => what === 'start' && status !== 200).length;
  const all = rounds * takers;
  add(toldRow('class: submissions sent again', `${again} of ${all}`));
  add(toldRow('class: starts refused', `${untold} of ${all}`));
  const cpu = (replayed: Replayed[]) => median(replayed.map(({ cpuMs }) => cpuMs)) / takers;
  const [us, them] = [cpu(ours), cpu(bare)];
  const note = `${us.toFixed(2)} ms for each taker, bare ${them.toFixed(2)} ms`;
  add(toldRow('class: processor time against bare', writeFigure(us / them, note)));
  const lags = [...ours, ...bare].flatMap(({ answers }) => answers.map(({ lagMs }) => lagMs));
  const lag = `${percentile(lags, 0.95).toFixed(1)} ms`;
  add(toldRow('class: the load itself was late by', `${lag} (p95; it is part of both)`));
}

async function planRound({ pool, owner, questions }: Room, seed: string, count: number) {
  const code = await insertShare(pool, owner, questions);
  // A network of its own each: together they would be more than one network may send in a minute.
  const address = `203.0.113.${(networks += 1)}`;
  return { code, ...planClass({ seed, code, questions, takers: count, address }) };
}

let networks = 0;

function p95(replayed: readonly Replayed[], what: Answered['what']): number {
  return median(
    replayed.map(({ answers }) =>
      percentile(
        answers.filter((one) => one.what === what).map(({ ms }) => ms),
        0.95,
      ),
    ),
  );
}

/** What every taker was told. */
function compareLedger({ takers: expected }: ClassPlan, answers: readonly Answered[]): string[] {
  return answers.flatMap(({ taker, what, status, verdicts }) => {
    // A start is told as well as may be: refused, it stops nobody.
    if (status !== 200) return what === 'start' ? [] : [`${what} answered ${status}`];
    const isRight = what !== 'submit' || isSame(verdicts, expected[taker]?.verdicts ?? []);
    return isRight ? [] : [`taker ${taker} was told ${verdicts.join()}`];
  });
}

const Row = z.object({
  taker_name: z.string(),
  submitted_at: z.date().nullable(),
  answers: z.array(z.object({ verdict: z.string() })).nullable(),
});

/** What the database holds: every taker once, with the verdicts that the answers were made for. */
async function compareRows(pool: pg.Pool, code: string, { takers: expected }: ClassPlan) {
  const found = await pool.query(
    'select taker_name, submitted_at, answers from shared_attempts where code = $1',
    [code],
  );
  const rows = z.array(Row).parse(found.rows);
  const byKey = Map.groupBy(rows, (row) => row.taker_name);
  const wrong = expected.flatMap(({ key, verdicts }) => {
    const [row, ...more] = byKey.get(key) ?? [];
    if (!row?.submitted_at || !row.answers) return [`${key} is missing`];
    if (more.length > 0) return [`${key} is there ${more.length + 1} times`];
    const kept = row.answers.map(({ verdict }) => verdict);
    return isSame(kept, verdicts) ? [] : [`${key} has ${kept.join()}`];
  });
  const strangers = rows.length - expected.length;
  return strangers === 0 ? wrong : [...wrong, `${strangers} rows too many`];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
