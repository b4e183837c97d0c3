import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@engram/fakes/listen.ts';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { makeGenerationCalls, type SeenEvent, wishFor } from '../testing/calls/generation-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { startWorker } from '../testing/start-worker.ts';

const { app, config, clock, databaseUrl, signIn } = await startTestApp();
const folder = mkdtempSync(join(tmpdir(), 'engram-busy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const port = await findFreePort();
const { stream } = makeGenerationCalls(app, `http://127.0.0.1:${port}`);

// The product as it is deployed: a process that answers, and one that works.
const clockFile = join(folder, 'now');
writeFileSync(clockFile, clock.now().toISOString());
const environment = {
  DATABASE_URL: databaseUrl,
  REDIS_PREFIX: config.REDIS_PREFIX,
  CLOCK_FILE: clockFile,
  RATE_LIMITS: 'off',
};
const api = await startWorker({ ...environment, ROLE: 'api', PORT: String(port) });
afterAll(api.stop);
const worker = await startWorker(environment);
afterAll(worker.stop);

const english = studyTexts.filter(({ language }) => language === 'en').map(({ text }) => text);

/** Between 8,000 and 18,000 characters, another text for each; rules find enough in its tables. */
function materialOf(no: number): string {
  const start = no % english.length;
  const turned = [...english.slice(start), ...english.slice(0, start)];
  return [tables.text, ...turned].join('\n\n').slice(0, 8_000 + 500 * no);
}

/** A process that does nothing but compute. It ends by itself, also when this test does not. */
function burn(seconds: number): void {
  const script = `const end = Date.now() + ${seconds * 1000}; while (Date.now() < end);`;
  const child = spawn('node', ['-e', script], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
}

/** As many as every one of the materials supports. */
const fifteen = {
  aiModel: 'built-in',
  questionTypes: [{ type: 'multiple-choice', count: 15 }],
};

it('makes 20 tests at once without AI beside two busy loops: none fails, none takes 60 seconds', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => signIn({ plan: 'student' })));
  burn(180);
  burn(180);
  const made = await Promise.all(
    learners.map(async (learner, no) => {
      const began = performance.now();
      const events = await stream(learner, wishFor(materialOf(no), fifteen));
      return { seconds: (performance.now() - began) / 1000, events };
    }),
  );
  const ends = made.map(({ events }) => events.at(-1)?.data);
  const deliver = { type: 'done', making: { madeBy: 'built-in', delivered: 15 } };
  expect(ends).toMatchObject(Array(20).fill(deliver));
  expect(Math.max(...made.map(({ seconds }) => seconds))).toBeLessThan(60);
  expect(made.filter(({ events }) => hasWaited(events)).length).toBeGreaterThan(0);
}, 240_000);

function hasWaited(events: readonly SeenEvent[]): boolean {
  return events.some(({ data }) => data.type === 'started' && (data.ahead ?? 0) > 0);
}
