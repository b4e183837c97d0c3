import { setTimeout as pause } from 'node:timers/promises';
import { z } from '@engram/core/zod.ts';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';
import { makeClient } from './api-client.ts';
import { makeBarePrompt } from './generation/bare-prompt.ts';
import { callBare } from './generation/call-bare.ts';
import { generate, type Generated } from './generation/generate.ts';
import { readCpu } from './generation/read-cpu.ts';
import { type BareArray, runBareArray } from './generation/run-bare-array.ts';
import { type Fake, startFake } from './generation/start-fake.ts';
import { median } from './median.ts';
import { atMostRow, toldRow } from './row.ts';
import { type AddRows, runBench } from './run-bench.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { startEngram } from './start-engram.ts';
import { timed20 } from './eval/wishes.ts';

/**
 * Twenty questions through one API process and one worker, beside one bare streaming call of the
 * same provider at the same speed; then thirty tests at once in the same worker. Needs a machine
 * with nothing else to do.
 */
const marks = { last: 0.3, first: 0.12, cpu: 0.5, atOnce: 1.3 };
const tokensPerSecond = 80;
const rounds = Number(process.env.ROUNDS ?? 3);
const testsAtOnce = 30;
const bursts = 3;

const material = studyTexts
  .filter(({ language }) => language === 'en')
  .map(({ text }) => text)
  .join('\n\n')
  .slice(0, 20_000);
const Calls = z.object({ calls: z.array(z.object({ tokens: z.int() })) });

await runBench('bench:generation', (add) => inScratch((scratch) => measure(scratch, add)));

type Room = { fake: Fake; origin: string; workerPid: number };

async function measure(scratch: Scratch, add: AddRows): Promise<void> {
  const fake = await startFake(tokensPerSecond);
  const models = { AI_BASE_URL: fake.url, AI_MODEL: 'fake' };
  const api = await startEngram(scratch, { ...models, ROLE: 'api' });
  const worker = await startEngram(scratch, { ...models, ROLE: 'worker' });
  const room = { fake, origin: api.origin, workerPid: worker.pid };
  try {
    await makeTest(room);
    const idleCpu = await readIdleCpu(room);
    const single: Measured[] = [];
    const bare: BareArray[] = [];
    const prompt = makeBarePrompt(material, timed20.types);
    for (let round = 0; round < rounds; round += 1) {
      bare.push(...(await runBareArray(fake.url, prompt, 1)));
      single.push(await measureTest(room, idleCpu));
    }
    compare(single, bare, add);
    await measureAtOnce(room, median(single.map(({ lastMs }) => lastMs)), add);
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    await fake.stop();
  }
}

type Measured = { firstMs: number; lastMs: number; cpuMs: number; tokens: number };

async function makeTest(room: Room): Promise<Generated> {
  const { token } = await register(room);
  return generateWell(room, token);
}

/** From a network of its own each: many new accounts of one have to prove something first. */
function register({ origin }: Room) {
  return makeClient(origin).register();
}

async function generateWell({ origin }: Room, token: string): Promise<Generated> {
  const wish = { studyMaterial: material, questionTypes: [...timed20.types], aiModel: 'own' };
  const made = await generate(origin, token, wish);
  if (made.failure !== null) throw new Error(made.failure);
  if (made.questions.length < 20) console.log(`only ${made.questions.length} questions`);
  return made;
}

/** What the worker does with nothing to do, per millisecond. */
async function readIdleCpu({ workerPid }: Room): Promise<number> {
  const [ms, before] = [5_000, readCpu(workerPid)];
  await pause(ms);
  return (readCpu(workerPid) - before) / ms;
}

async function measureTest(room: Room, idleCpu: number): Promise<Measured> {
  const { fake, workerPid } = room;
  await fake.reset();
  const [start, before] = [performance.now(), readCpu(workerPid)];
  const { questions, questionMs } = await makeTest(room);
  // What it does after the last question belongs to the test as well.
  await pause(500);
  const cpuMs = readCpu(workerPid) - before - idleCpu * (performance.now() - start);
  const { calls } = Calls.parse(await fake.read('calls'));
  const tokens = calls.reduce((sum, call) => sum + call.tokens, 0);
  const byAi = questions.filter(({ madeBy }) => madeBy === 'ai').length;
  if (byAi < 20)
    console.log(`only ${byAi} of ${questions.length} questions were made by the model`);
  return { firstMs: questionMs[0] ?? 0, lastMs: questionMs.at(-1) ?? 0, cpuMs, tokens };
}

function compare(single: readonly Measured[], bare: readonly BareArray[], add: AddRows): void {
  const of = <T>(measured: readonly T[], read: (one: T) => number) => median(measured.map(read));
  const [total, bareCpu] = [of(bare, ({ totalMs }) => totalMs), of(bare, ({ cpuMs }) => cpuMs)];
  const [first, last] = [of(single, ({ firstMs }) => firstMs), of(single, ({ lastMs }) => lastMs)];
  const cpu = of(single, ({ cpuMs }) => cpuMs);
  const tokens = of(single, (one) => one.tokens);
  add(
    toldRow('one bare call', `${seconds(total)}, ${bare[0]?.items} questions`),
    atMostRow({
      name: 'last of 20 questions, of one bare call',
      value: last / total,
      mark: marks.last,
      note: seconds(last),
    }),
    atMostRow({
      name: 'first verified question, of one bare call',
      value: first / total,
      mark: marks.first,
      note: seconds(first),
    }),
    atMostRow({
      name: "CPU of the worker, of the library's own parsing",
      value: cpu / bareCpu,
      mark: marks.cpu,
      note: `${cpu.toFixed(0)} ms for ${tokens} tokens, bare ${bareCpu.toFixed(0)} ms`,
    }),
  );
}

/** Beside them a bare call of about the same length: what a busy machine alone makes late. */
async function measureAtOnce(room: Room, alone: number, add: AddRows): Promise<void> {
  const { fake } = room;
  const bare = makeBarePrompt(material, [{ type: 'multiple-choice', count: 4 }]);
  const bareAlone = await callBare(fake.url, bare);
  const [p95s, beside]: [number[], number[]] = [[], []];
  for (let burst = 0; burst < bursts; burst += 1) {
    const users = await Promise.all(Array.from({ length: testsAtOnce }, () => register(room)));
    // Hashing thirty passwords is over when the tests begin.
    await pause(2_000);
    const [made, bareMs] = await Promise.all([
      Promise.all(users.map(({ token }) => generateWell(room, token))),
      callBare(fake.url, bare),
    ]);
    const lasts = made.map(({ questionMs }) => questionMs.at(-1) ?? 0).toSorted((a, b) => a - b);
    p95s.push(lasts[Math.ceil(lasts.length * 0.95) - 1] ?? 0);
    beside.push(bareMs);
  }
  const bareFigure = `${seconds(bareAlone)}, beside them ${seconds(median(beside))}`;
  add(
    toldRow('a bare call of 4 questions', bareFigure),
    atMostRow({
      name: `${testsAtOnce} tests at once, p95 of the last question against alone`,
      value: median(p95s) / alone,
      mark: marks.atOnce,
      note: `${p95s.map(seconds).join(', ')}, alone ${seconds(alone)}`,
    }),
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
