import { request } from 'node:http';
import { expect, it } from 'vitest';
import { makeWebRoot } from '../../testing/make-web-root.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { makeIsAppAddress } from './app-addresses.ts';
import { tidyPath } from './tidy-path.ts';

const { app } = await startTestApp({ environment: { WEB_ROOT: makeWebRoot() } });
const isAppAddress = makeIsAppAddress([
  '/',
  '/ai-tests/*',
  '/results/:testId',
  '/shared/:code?/:part?',
]);

/** As long as Node takes a request; something quadratic needs a fifth of a second for it. */
const many = 15_000;
const mostMs = 50;
const tails = ['/', '.', 'a', 'A', '%', '%0A', '%2f', '/a', '.a', '//.', '/index.html', '\\', '\n'];
const starts = ['/', '/ai-tests/', '/results/', '/shared/', '/assets/', '/pricing/'];
const paths = starts.flatMap((start) =>
  tails.flatMap((tail) => {
    const path = start + tail.repeat(many / tail.length);
    return [path, `${path}!`, `${path}/`];
  }),
);

/** The best of some runs: a busy machine makes single ones slow. */
async function measure(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 1; count <= 5 && !times.some((time) => time < mostMs); count += 1) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

it('tidies and recognises 15,000 signs of any kind in no time', async () => {
  const slow = [];
  for (const path of paths) {
    const ms = await measure(() => isAppAddress(tidyPath(path)));
    if (ms >= mostMs) slow.push([path.slice(0, 30), ms]);
  }
  expect(slow).toEqual([]);
});

it('answers 404 to 15,000 signs of any kind in no time', async () => {
  const origin = await app.listen({ port: 0 });
  const slow = [];
  // No request can hold a line break.
  for (const path of paths.filter((one) => !one.includes('\n'))) {
    const ms = await measure(async () => {
      // What cannot be decoded is refused before it is looked for.
      expect(await ask(origin, path)).toBe(path.includes('%%') ? 400 : 404);
    });
    if (ms >= mostMs) slow.push([path.slice(0, 30), ms]);
  }
  expect(slow).toEqual([]);
});

/** As it is: fetch and inject would tidy the path themselves. */
function ask(origin: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path, headers: { accept: 'text/html' } }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    });
    asked.on('error', reject).end();
  });
}
