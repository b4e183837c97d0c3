import { expect, it } from 'vitest';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { runEncoder } from './run-encoder.ts';

/** What comes of a process that does this instead of drawing. */
async function endingOf(script: string): Promise<string> {
  await using file = await openNamelessFile();
  const command = ['/bin/sh', '-c', script];
  return (await runEncoder({ command, kind: 'webp', file: file.fd, timeoutMs: 60_000 })).ending;
}

it.each([
  ['kill -XCPU $$', 'memory-or-cpu'],
  ['exit 134', 'memory-or-cpu'],
  ['exit 1', 'crashed'],
  ['echo "{}"', 'crashed'],
  [`echo '{"refusal":"damaged"}'`, 'refused'],
  ['head -c 13000000 /dev/zero', 'too-much-output'],
])('tells a picture that takes too much from one that is damaged: %s', async (script, ending) => {
  expect(await endingOf(script)).toBe(ending);
});
