import { expect, it } from 'vitest';
import { makeWebRoot } from '../testing/make-web-root.ts';
import { startTestApp } from '../testing/start-app.ts';
import { makeChoices } from '../attempts/testing/attempt-calls.ts';
import { makeSharingCalls } from './testing/sharing-calls.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { WEB_ROOT: makeWebRoot(), PUBLIC_URL: 'http://study.example' },
});
const { call, shareNew, load } = makeSharingCalls(app, platform);

let networks = 0;
const fresh = () => `203.0.113.${(networks += 1)}`;

function open(code: string, address = fresh()) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  return app.inject({ url: `/test/${code}`, headers, remoteAddress: address });
}

it('writes title, question count and address of a shared test into its page, for messengers', async () => {
  const { code } = await shareNew(await signIn(), makeChoices(12), { title: 'Cells' });
  const page = await open(code);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Cells · Engram</title>');
  expect(page.body).toContain('<meta property="og:title" content="Cells · Engram"/>');
  expect(page.body).toContain(
    '<meta property="og:description" content="Practice test: 12 questions, no time limit. No account needed."/>',
  );
  expect(page.body).toContain(
    `<meta property="og:url" content="http://study.example/test/${code}"/>`,
  );
  expect(page.body).toContain(
    '<meta property="og:image" content="http://study.example/og-image.png"/>',
  );
  expect(page.body.match(/<title>/g)).toHaveLength(1);
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
});

it('shows the words of the owner as words', async () => {
  const title = `"><script>alert('x')</script>`;
  const { code } = await shareNew(await signIn(), makeChoices(3), {
    title,
    description: 'Ten & two < "five" $& $1',
  });
  const { body } = await open(code);
  expect(body).not.toContain('<script>alert');
  expect(body).toContain(
    'content="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; · Engram"',
  );
  expect(body).toContain('content="Ten &amp; two &lt; &quot;five&quot; $&amp; $1"');
});

it('has a page like any other for a code that nobody has, that is over, or that was stopped', async () => {
  const owner = await signIn();
  const [over, stopped] = [await shareNew(owner), await shareNew(owner)];
  await call('DELETE', `/shared-tests/${stopped.code}`, { headers: owner.headers });
  const missing = await open('ZZZZZ2');
  expect(missing.statusCode).toBe(200);
  expect(missing.body).not.toContain('og:title');
  expect((await open(stopped.code)).body).toBe(missing.body);
  clock.advance(3 * 24 * 60 * 60 * 1000);
  expect((await open(over.code)).body).toBe(missing.body);
});

it('is no way to guess codes: pages count as misses, and the address has to show that a person asks', async () => {
  const { code } = await shareNew(await signIn());
  const address = fresh();
  for (const sign of 'ABCDEFGHJK') await open(`ZZZZZ${sign}`, address);
  const { body } = await open(code, address);
  expect(body).not.toContain('og:title');
  expect((await load('ZZZZZ2', { address })).statusCode).toBe(400);
});

it('counts one miss for a page and the test that its browser asks for next, the last one too', async () => {
  const address = fresh();
  for (const sign of 'ABCDEFGHJK') {
    await open(`YYYYY${sign}`, address);
    expect((await load(`YYYYY${sign}`, { address })).statusCode).toBe(404);
  }
  expect((await load('YYYYYL', { address })).statusCode).toBe(400);
});

it('has its page also while the database is away', async () => {
  await platform.pool.query('alter table shared_tests rename to shared_tests_away');
  const page = await open('XXXXX2');
  await platform.pool.query('alter table shared_tests_away rename to shared_tests');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});
