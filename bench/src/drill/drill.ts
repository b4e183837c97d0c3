import { setTimeout as pause } from 'node:timers/promises';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { startFake } from '../generation/start-fake.ts';
import type { AddRows } from '../run-bench.ts';
import { startCluster } from './cluster.ts';
import type { Fault } from './faults.ts';
import { studyOnce } from './learner.ts';
import { openLedger } from './ledger.ts';
import type { OwnServices } from './own-services.ts';
import type { Phase } from './phases.ts';
import type { Place } from './place.ts';
import { readBackByApi } from './read-back-by-api.ts';
import { readBack } from './read-back.ts';
import { describeDrill } from './rows.ts';

type Load = { seconds: number; learners: number; faults: readonly Fault[] };

/** Slow enough that some test is always being made. */
const tokensPerSecond = 60;

export async function drill(services: OwnServices, load: Load, add: AddRows): Promise<void> {
  const fake = await startFake(tokensPerSecond);
  const cluster = await startCluster(services, fake.url);
  const ledger = openLedger();
  const place = {
    origins: cluster.origins,
    ledger,
    chance: seedRandom('drill'),
    confirmEmail: (userId: string) => confirmEmail(services, userId),
  };
  const work = { isOver: false };
  const phases: Phase[] = [{ fault: 'before any fault', from: performance.now(), outages: [] }];
  try {
    const studying = Array.from({ length: load.learners }, (_, no) => study(place, work, no));
    await pause(1000 * load.seconds);
    for (const { name, strike } of load.faults) {
      const phase: Phase = { fault: name, from: performance.now(), outages: [] };
      phases.push(phase);
      console.log(`${new Date().toISOString()}  ${name}`);
      await strike({ services, cluster }, async (outage) => {
        const marked = { from: performance.now(), to: Number.POSITIVE_INFINITY };
        phase.outages.push(marked);
        await outage();
        marked.to = performance.now();
      });
      await pause(1000 * load.seconds);
    }
    work.isOver = true;
    await Promise.all(studying);
    const found = [
      ...(await readBack(services.pool, ledger)),
      ...(await readBackByApi(cluster.origins, ledger)),
    ];
    add(...describeDrill({ ledger, phases, found }));
  } finally {
    work.isOver = true;
    await Promise.all([...cluster.apis, cluster.worker].map((node) => node.kill()));
    await fake.stop();
  }
}

/** One learner after the other at the same desk; every second desk asks a model for its tests. */
async function study(place: Place, work: { isOver: boolean }, desk: number): Promise<void> {
  for (let round = desk; !work.isOver; round += 1) {
    await studyOnce(place, round % 2 === 0).catch((error: unknown) => {
      place.ledger.complaints.push(String(error));
    });
  }
}

async function confirmEmail({ pool }: OwnServices, userId: string): Promise<void> {
  const statement = 'update users set email_verified_at = now() where user_id = $1';
  for (;;) {
    const isDone = await pool.query(statement, [userId]).then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await pause(500);
  }
}
