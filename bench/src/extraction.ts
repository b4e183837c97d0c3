import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readGoodFiles, readHostileFiles } from '@engram/corpus/list.ts';
import { type Account, makeClient } from './api-client.ts';
import { measureHealth } from './extraction/measure-health.ts';
import { readMemory, watchMemory } from './extraction/watch-process.ts';
import { median } from './median.ts';
import { type Row, toldRow, writeFigure } from './row.ts';
import { type AddRows, runBench } from './run-bench.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { startEngram } from './start-engram.ts';

/**
 * Reading documents on one API process: what we add to the bare library, many uploads at once, and
 * what hostile files cost those who only ask whether we are there. Everything in the same run.
 */
const rounds = 7;
const uploadsAtOnce = 20;
const stormMs = 20_000;
const run = promisify(execFile);

await runBench('bench:extraction', (add) => inScratch((scratch) => measure(scratch, add)));

/** Each from a network of its own: one may send only so much at once. */
type User = { client: ReturnType<typeof makeClient>; account: Account };

type Room = {
  engram: Awaited<ReturnType<typeof startEngram>>;
  reader: User;
  users: User[];
  /** Megabytes of the process before anything of this came. */
  idle: number;
};

async function measure(scratch: Scratch, add: AddRows): Promise<void> {
  const fifty = readGoodFiles().find(({ name }) => name.startsWith('fifty-pages'));
  if (!fifty) throw new Error('the corpus has no document of fifty pages');
  const bytes = new Uint8Array(fifty.read());
  const hostile = readHostileFiles().map(({ uploadName, read }) => ({
    name: uploadName,
    bytes: new Uint8Array(read()),
  }));
  const engram = await startEngram(scratch);
  try {
    const reader = await registerUser(engram.origin);
    const users = await Promise.all(
      Array.from({ length: uploadsAtOnce }, () => registerUser(engram.origin)),
    );
    await extract(reader, { name: 'warm.pdf', bytes });
    const room = { engram, reader, users, idle: readMemory(engram.pid) };
    add(await compareWithBare(room, fifty.path, bytes));
    add(await uploadAtOnce(room, bytes));
    const read = await readHostile(room, hostile);
    add(read.row);
    add(await stormWith(room, read.slowest));
  } finally {
    await engram.stop();
  }
}

type Content = Uint8Array<ArrayBuffer>;
type Upload = { name: string; bytes: Content };

async function registerUser(origin: string): Promise<User> {
  const client = makeClient(origin);
  return { client, account: await client.register() };
}

function extract({ client, account }: User, { name, bytes }: Upload) {
  return client.extract(account, name, bytes);
}

async function compareWithBare(room: Room, path: string, content: Content): Promise<Row> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await time(() => run('node', ['src/extraction/bare-reading.ts', path])));
    ours.push(await time(() => extractWell(room.reader, content)));
  }
  const [us, them] = [median(ours), median(bare)];
  const note = `${us.toFixed(0)} ms, the bare library in a fresh process ${them.toFixed(0)} ms`;
  return toldRow('50 pages against bare', writeFigure(us / them, note));
}

async function extractWell(user: User, bytes: Content): Promise<void> {
  const { status, body } = await extract(user, { name: 'fifty.pdf', bytes });
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
}

async function uploadAtOnce(room: Room, content: Content): Promise<Row> {
  const took = await time(() => Promise.all(room.users.map((user) => extractWell(user, content))));
  const name = `${room.users.length} uploads of 50 pages at once, all read`;
  return toldRow(name, `${(took / 1000).toFixed(1)} s`);
}

/** One after the other; the ones that keep a reader busy longest come back. */
async function readHostile({ engram, reader, idle }: Room, files: Upload[]) {
  const memory = watchMemory(engram.pid);
  const timed: { file: Upload; took: number; status: number }[] = [];
  for (const file of files) {
    let status = 0;
    const took = await time(async () => {
      ({ status } = await extract(reader, file));
    });
    timed.push({ file, took, status });
  }
  const bySpan = timed.toSorted((a, b) => b.took - a.took);
  const failed = timed.filter(({ status }) => status >= 500);
  const wellRead = timed.filter(({ status }) => status === 200);
  const longest = (bySpan[0]?.took ?? 0) / 1000;
  const figure = `${wellRead.length} read, ${failed.length} failures of ours, longest ${longest.toFixed(1)} s, memory ${(memory.stop() - idle).toFixed(0)} MB over idle`;
  return {
    row: toldRow(`${files.length} hostile files`, figure),
    slowest: bySpan.slice(0, 8).map(({ file }) => file),
  };
}

async function stormWith({ engram, users, idle }: Room, files: Upload[]): Promise<Row> {
  const quiet = await measureHealth(engram.origin, pause(5_000));
  const beside = await measureHealth(engram.origin, burnEveryCore());
  const memory = watchMemory(engram.pid);
  const end = performance.now() + stormMs;
  const storm = Promise.all(
    users.map(async (user, index) => {
      for (let turn = index; performance.now() < end; turn += 1) {
        const file = files[turn % files.length];
        if (file) await extract(user, file);
      }
    }),
  );
  const during = await measureHealth(engram.origin, storm);
  const note = `${during.toFixed(1)} ms, beside an equal load ${beside.toFixed(1)} ms, alone ${quiet.toFixed(1)} ms; memory ${(memory.stop() - idle).toFixed(0)} MB over idle`;
  const name = `/api/health p95 while ${users.length} bombs run, against an equal load`;
  return toldRow(name, writeFigure(during / beside, note));
}

/** As many as there are readers, and as humble as they are. */
async function burnEveryCore(): Promise<void> {
  const burners = Array.from({ length: availableParallelism() }, () =>
    spawn('nice', ['-n', '5', 'node', 'src/extraction/burn.ts', String(stormMs)]),
  );
  await Promise.all(burners.map((burner) => once(burner, 'exit')));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
