import { expect, type Page, test } from '@playwright/test';
import { buildReader } from './job-engine/build-reader.ts';
import { type ProbeSystem, startProbeSystem } from './job-engine/probe-system.ts';

/** Two API processes and two workers on one PostgreSQL and one Redis. */
let system: ProbeSystem;
let reader: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Four processes begin at once, beside another browser.
  test.setTimeout(120_000);
  [system, reader] = await Promise.all([startProbeSystem(), buildReader()]);
});
test.afterAll(() => system.stop());

type Seen = { id: string; data: { step: number; pid: number; attempt: number } };

/** Opens a page of one API process and reads a probe's events there, with the product's reader. */
async function follow(page: Page, origin: string, probeId: string) {
  await page.route('**/assets/probe-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reader }),
  );
  await page.goto(`${origin}/`);
  await page.evaluate(async (id) => {
    const { readEvents } = await import(`${location.origin}/assets/probe-reader.js`);
    const endpoint = { path: '/probes/:id/events', reply: { parse: (data: unknown) => data } };
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    void (async () => {
      const { signal } = new AbortController();
      const events = readEvents(endpoint, { params: { id } }, { signal });
      for await (const event of events) seen.push(event);
    })();
  }, probeId);
}

function seen(page: Page): Promise<Seen[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'seen'));
}

async function steps(page: Page): Promise<number[]> {
  return (await seen(page)).map((event) => event.data.step);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a job enqueued in a transaction that rolls back never runs', async ({ page }) => {
  const { id } = await system.start(0, { steps: 1, stepMs: 0, rollsBack: true });
  const other = await system.start(0, { steps: 1, stepMs: 0 });
  await follow(page, system.origins[1], other.id);
  await expect.poll(() => steps(page)).toEqual([1]);
  await follow(page, system.origins[1], id);
  await page.waitForTimeout(2_000);
  expect(await steps(page)).toEqual([]);
});

test('a job that commits runs once, and its progress reaches a browser at the other API', async ({
  page,
}) => {
  const { id } = await system.start(0, { steps: 10, stepMs: 50 });
  await follow(page, system.origins[1], id);
  await expect.poll(() => steps(page)).toEqual(upTo(10));
  await page.waitForTimeout(1_500);
  const events = await seen(page);
  expect(events.map((event) => event.data.step)).toEqual(upTo(10));
  expect(new Set(events.map((event) => event.data.attempt))).toEqual(new Set([1]));
  expect(system.workerPids).toContain(events[0]?.data.pid);
});

test('a cut connection goes on after the last event, without a gap', async ({ page }) => {
  const { id } = await system.start(0, { steps: 120, stepMs: 100 });
  const { proxy } = system;
  await follow(page, proxy.origin, id);
  await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(10);
  proxy.cut();
  // Only a connection that is there again can be cut again.
  await expect.poll(() => proxy.resumedWith.length, { intervals: [50] }).toBe(1);
  proxy.cut();
  await expect.poll(() => steps(page), { timeout: 30_000 }).toEqual(upTo(120));
  expect(proxy.resumedWith.length).toBeGreaterThanOrEqual(2);
  const ids = (await seen(page)).map((event) => event.id);
  expect(proxy.resumedWith.every((lastId) => ids.includes(lastId))).toBe(true);
});

test('after kill -9 of the worker in mid-job the other one finishes it within 20 s', async ({
  page,
}) => {
  const { id } = await system.start(0, { steps: 40, stepMs: 100 });
  await follow(page, system.origins[1], id);
  // At once: a busy machine would let it finish first.
  await expect.poll(async () => (await steps(page)).length, { intervals: [50] }).toBeGreaterThan(3);
  const victim = (await seen(page))[0]?.data.pid;
  expect(system.workerPids).toContain(victim);
  system.killWorker(victim ?? 0);
  const watch = startWatch();
  await expect
    .poll(async () => (await seen(page)).at(-1), { timeout: 45_000 })
    .toMatchObject({ data: { step: 40, attempt: 2 } });
  expect(watch.stop()).toBeLessThan(20_000);
  const finisher = (await seen(page)).at(-1)?.data.pid;
  expect(finisher).not.toBe(victim);
  expect(system.workerPids).toContain(finisher);
});

/** Counts tenths of a second in ms: what a starved machine keeps from everybody is not in them. */
function startWatch() {
  let ms = 0;
  const timer = setInterval(() => (ms += 100), 100);
  return {
    stop() {
      clearInterval(timer);
      return ms;
    },
  };
}
