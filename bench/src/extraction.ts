import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readGoodFiles, readHostileFiles } from '@engram/corpus/list.ts';
import { makeClient } from './api-client.ts';
import { measureHealth } from './extraction/measure-health.ts';
import { readMemory, watchMemory } from './extraction/watch-process.ts';
import { median } from './median.ts';
import { startEngram } from './start-engram.ts';

/**
 * Reading documents on one API process: what we add to the bare library, many uploads at once, and
 * what hostile files cost those who only ask whether we are there. Everything in the same run.
 */
const rounds = 7;
const uploadsAtOnce = 20;
const stormMs = 20_000;
const run = promisify(execFile);

const engram = await startEngram();
const client = makeClient(engram.origin);
const pid = engram.pid;
const reader = await client.register();
const users = await Promise.all(Array.from({ length: uploadsAtOnce }, client.register));
try {
  const fifty = readGoodFiles().find(({ name }) => name.startsWith('fifty-pages'));
  if (!fifty) throw new Error('the corpus has no document of fifty pages');
  const hostile = readHostileFiles().map(({ uploadName, read }) => ({
    name: uploadName,
    bytes: new Uint8Array(read()),
  }));
  const bytes = new Uint8Array(fifty.read());

  await client.extract(reader, 'warm.pdf', bytes);
  const idle = readMemory(pid);
  await compareWithBare(fifty.path, bytes);
  await uploadAtOnce(bytes);
  const slowest = await readHostile(hostile, idle);
  await stormWith(slowest, idle);
  await Promise.all([reader, ...users].map(client.remove));
} finally {
  await engram.stop();
}

async function compareWithBare(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await time(() => run('node', ['src/extraction/bare-reading.ts', path])));
    ours.push(await time(() => extractWell(content)));
  }
  const [us, them] = [median(ours), median(bare)];
  console.log(
    `50 pages: ${us.toFixed(0)} ms, the bare library in a fresh process ${them.toFixed(0)} ms, ratio ${(us / them).toFixed(2)}`,
  );
}

async function extractWell(content: Uint8Array<ArrayBuffer>, user = reader): Promise<void> {
  const { status, body } = await client.extract(user, 'fifty.pdf', content);
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
}

async function uploadAtOnce(content: Uint8Array<ArrayBuffer>): Promise<void> {
  const took = await time(() => Promise.all(users.map((user) => extractWell(content, user))));
  console.log(
    `${users.length} uploads of 50 pages at once: all read in ${(took / 1000).toFixed(1)} s`,
  );
}

type Hostile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** One after the other; the ones that keep a reader busy longest come back. */
async function readHostile(files: Hostile[], idle: number): Promise<Hostile[]> {
  const memory = watchMemory(pid);
  const timed: { file: Hostile; took: number; status: number }[] = [];
  for (const file of files) {
    let status = 0;
    const took = await time(async () => {
      ({ status } = await client.extract(reader, file.name, file.bytes));
    });
    timed.push({ file, took, status });
  }
  const bySpan = timed.toSorted((a, b) => b.took - a.took);
  const failed = timed.filter(({ status }) => status >= 500);
  const longest = (bySpan[0]?.took ?? 0) / 1000;
  console.log(
    `${files.length} hostile files: ${timed.filter(({ status }) => status === 200).length} read, ${failed.length} failures of ours, longest ${longest.toFixed(1)} s, memory ${(memory.stop() - idle).toFixed(0)} MB over idle`,
  );
  return bySpan.slice(0, 8).map(({ file }) => file);
}

async function stormWith(files: Hostile[], idle: number): Promise<void> {
  const quiet = await measureHealth(engram.origin, pause(5_000));
  const beside = await measureHealth(engram.origin, burnEveryCore());
  const memory = watchMemory(pid);
  const end = performance.now() + stormMs;
  const storm = Promise.all(
    users.map(async (user, index) => {
      for (let turn = index; performance.now() < end; turn += 1) {
        const file = files[turn % files.length];
        if (file) await client.extract(user, file.name, file.bytes);
      }
    }),
  );
  const during = await measureHealth(engram.origin, storm);
  console.log(
    `/api/health p95 while ${users.length} bombs run: ${during.toFixed(1)} ms, beside an equal load ${beside.toFixed(1)} ms (alone ${quiet.toFixed(1)} ms), ratio ${(during / beside).toFixed(2)}; memory ${(memory.stop() - idle).toFixed(0)} MB over idle`,
  );
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
