import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ReaderNotStartedError } from './run-reader-process.ts';
import { openSandbox } from './sandbox.ts';
import { noConfinement } from './confinement/confinement.ts';
import { findConfinement } from './confinement/find-confinement.ts';
import { SandboxMissingError } from './confinement/limit-process.ts';
import { isAlive, listReaders } from './testing/list-readers.ts';
import { openDocument } from './testing/open-document.ts';

const scripts = join(import.meta.dirname, 'testing/scripts');

it('reads a document in a process of its own', async () => {
  const { outcome, ending } = await read({ content: 'Cells divide.' });

  expect(ending).toBe('answered');
  expect(outcome).toEqual({
    reading: { text: 'Cells divide.', pagesWithoutText: [], isCut: false },
  });
});

it('gives a reader no file, no environment, no other program and no thread', async () => {
  const { worked, environment } = await lookAround();

  expect({ worked, environment }).toEqual({ worked: [], environment: [] });
});

it('holds a reader to a gigabyte, 12 seconds of work, 64 files, and nothing written', async () => {
  const { limits } = await lookAround();

  expect(limits).toMatchObject({
    data_seg_size_bytes: { soft: 1_000_000_000, hard: 1_000_000_000 },
    cpu_time_seconds: { soft: 12, hard: 12 },
    open_files: { soft: 64, hard: 64 },
    file_size_blocks: { soft: 0, hard: 0 },
    core_file_size_blocks: { soft: 0, hard: 0 },
  });
});

it('ends a reader that waits for ever', async () => {
  const { outcome, ending } = await misbehave('sleep', { timeoutMs: 300 });

  expect({ outcome, ending }).toEqual({ outcome: { refusal: 'too-complex' }, ending: 'time' });
});

it('ends a reader that computes for ever', async () => {
  const { outcome, ending } = await misbehave('spin', { timeoutMs: 300 });

  expect({ outcome, ending }).toEqual({ outcome: { refusal: 'too-complex' }, ending: 'time' });
});

it('ends a reader that fills its memory with objects', async () => {
  const { outcome, ending } = await misbehave('fill heap', { timeoutMs: 60_000 });

  expect({ outcome, ending }).toEqual({
    outcome: { refusal: 'too-complex' },
    ending: 'memory-or-cpu',
  });
});

it('gives a reader less than a gigabyte for bytes, which the heap does not count', async () => {
  const { ending } = await misbehave('fill buffers');

  expect(ending).toBe('crashed');
});

it('ends a reader that answers without end', async () => {
  const { outcome, ending } = await misbehave('talk');

  expect(outcome).toEqual({ refusal: 'too-complex' });
  expect(ending).toBe('too-much-output');
});

it('ends a reader that complains without end', async () => {
  const { ending } = await misbehave('complain');

  expect(ending).toBe('too-much-output');
});

it('believes no answer that is not of the agreed shape', async () => {
  const { outcome, ending } = await misbehave('answer nonsense');

  expect({ outcome, ending }).toEqual({ outcome: { refusal: 'damaged' }, ending: 'crashed' });
});

it('believes no text that is longer than we keep', async () => {
  const { outcome } = await misbehave('answer too much');

  expect(outcome).toEqual({ refusal: 'damaged' });
});

it('tells a crash from a limit, and passes nothing on of what was said', async () => {
  const run = await misbehave('throw');

  expect(run).toMatchObject({ outcome: { refusal: 'damaged' }, ending: 'crashed' });
  expect(JSON.stringify(run)).not.toContain('secret words');
});

it('takes a reader that dies of its document for a crash', async () => {
  const { ending } = await misbehave('kill itself');

  expect(ending).toBe('crashed');
});

it('ends a reader when its caller has gone', async () => {
  await findConfinement();
  const gone = new AbortController();
  const run = misbehave('sleep', { signal: gone.signal, timeoutMs: 3_600_000 });
  await expect.poll(() => listReaders(process.pid)).toHaveLength(1);
  const [reader] = listReaders(process.pid);
  gone.abort();

  expect((await run).ending).toBe('gone');
  expect(isAlive(reader)).toBe(false);
});

it('starts no reader for a caller who has already gone', async () => {
  const { ending } = await misbehave('sleep', { signal: AbortSignal.abort() });

  expect(ending).toBe('gone');
});

it('reads nothing where it must be shut in and the kernel grants nothing', async () => {
  const open = openSandbox({ find: async () => noConfinement, mustBeClosed: true });
  const document = openDocument('Cells divide.');
  onTestFinished(document.close);

  await expect(open({ kind: 'txt', file: document.file })).rejects.toBeInstanceOf(
    SandboxMissingError,
  );
});

it('survives that no reader can be started because all files are taken', () => {
  const server = spawnSync('/usr/bin/prlimit', ['--nofile=100', ...serverInSmall('without-files')]);

  expect(server.stdout.toString()).toBe('ReaderNotStartedError');
  expect(server.status).toBe(0);
});

it('tells of every reader that could not be started', async () => {
  const tooLong = 'x'.repeat(200_000);

  await expect(read({ script: tooLong, content: 'x' })).rejects.toBeInstanceOf(
    ReaderNotStartedError,
  );
});

it('leaves no reader behind when the server is killed', async () => {
  const [program = '', ...args] = serverInSmall('waiting');
  const server = spawn(program, args);
  // Readers before this only try what the kernel grants, and end by themselves.
  await once(server.stdout, 'data');
  await expect.poll(() => listReaders(server.pid)).toHaveLength(1);
  const [reader] = listReaders(server.pid);
  server.kill('SIGKILL');

  await expect.poll(() => isAlive(reader)).toBe(false);
});

function serverInSmall(task: string): string[] {
  return [process.execPath, join(scripts, 'run-sandbox.ts'), task];
}

async function lookAround() {
  const { outcome } = await read({ script: 'look-around.ts', content: 'x' });
  if (!('reading' in outcome)) throw new Error('the reader was refused');
  return JSON.parse(outcome.reading.text);
}

type Options = { timeoutMs?: number; signal?: AbortSignal };

function misbehave(misdeed: string, options: Options = {}) {
  return read({ script: 'misbehave.ts', content: misdeed, ...options });
}

async function read(options: Options & { script?: string; content: string }) {
  const { script, content, timeoutMs, signal } = options;
  const run = openSandbox({
    ...(script && { script: join(scripts, script) }),
    ...(timeoutMs && { timeoutMs }),
  });
  const document = openDocument(content);
  try {
    return await run({ kind: 'txt', file: document.file, signal });
  } finally {
    document.close();
  }
}
