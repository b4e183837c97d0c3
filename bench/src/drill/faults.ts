import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { OwnServices } from './own-services.ts';

type Room = { services: OwnServices; cluster: Cluster };

export type Fault = {
  name: string;
  /** Answers when everything runs again. */
  strike: (room: Room, during: During) => Promise<void>;
};

/** Marks a time in which the product cannot answer anybody: waiting counts only after it. */
type During = (outage: () => Promise<unknown>) => Promise<void>;

const awayMs = 5_000;

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the first API process',
    strike: ({ cluster: { apis } }) => killAndStart(apis[0]),
  },
  {
    name: 'kill -9 of the second API process',
    strike: ({ cluster: { apis } }) => killAndStart(apis[1]),
  },
  {
    name: 'kill -9 of the worker in the middle of a test',
    async strike({ services, cluster: { worker } }) {
      await untilTestIsMade(services);
      await killAndStart(worker);
    },
  },
  {
    name: 'rolling restart of all',
    async strike({ cluster: { apis, worker } }) {
      for (const node of [...apis, worker]) {
        await node.stop();
        await node.start();
      }
    },
  },
  {
    name: 'Redis frozen for 5 s',
    async strike({ services }) {
      services.freezeRedis();
      await pause(awayMs);
      services.thawRedis();
    },
  },
  {
    name: 'Redis gone for 5 s',
    async strike({ services }) {
      await services.killRedis();
      await pause(awayMs);
      await services.startRedisAgain();
    },
  },
  {
    name: 'all database connections cut, three times',
    async strike({ services }) {
      for (let cut = 0; cut < 3; cut += 1) {
        await cutConnections(services);
        await pause(1_500);
      }
    },
  },
  {
    name: 'PostgreSQL restarted as after a crash',
    strike: ({ services }, during) => during(() => services.restartPostgres()),
  },
  {
    name: 'everything at once',
    async strike({ services, cluster: { apis, worker } }, during) {
      const [first, second] = apis;
      const nodes = [first, second, worker];
      const rest: Promise<void>[] = [];
      await during(async () => {
        const killed = nodes.map((node) => node.kill());
        await Promise.all([services.killRedis(), services.restartPostgres(), ...killed]);
        rest.push(services.startRedisAgain(), second.start(), worker.start());
        await first.start();
      });
      await Promise.all(rest);
    },
  },
];

/** What supervises a process in production takes a moment, too. */
async function killAndStart(node: Cluster['worker']): Promise<void> {
  await node.kill();
  await pause(1_000);
  await node.start();
}

async function untilTestIsMade({ pool }: OwnServices): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rowCount } = await pool.query(
      "select 1 from generations where state = 'running' and run > 0 limit 1",
    );
    if (rowCount === 1) return;
    await pause(100);
  }
  throw new Error('no test was being made when the worker was to be killed');
}

async function cutConnections({ pool }: OwnServices): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}
