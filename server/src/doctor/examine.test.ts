import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { lendDatabase } from '../testing/lend-database.ts';
import { makeEmptyDatabase } from '../platform/scratch-database.ts';
import { describeDrift, examine } from './examine.ts';

const lent = await lendDatabase();
const here = import.meta.dirname;
const whole = {
  DATABASE_URL: lent.url,
  REDIS_URL: readConfig(process.env).REDIS_URL,
  SMTP_URL: 'smtp://127.0.0.1:2525',
  WEB_ROOT: here,
};
afterAll(lent.giveBack);

async function find(changes: Record<string, string | undefined> = {}) {
  const environment = { ...whole, ...changes };
  return examine(readConfig(environment), environment);
}

it('finds nothing where everything is as it should be', async () => {
  expect(await find()).toEqual([]);
});

it('names what an empty database lacks, and how to mend it', async () => {
  const empty = await makeEmptyDatabase(lent.url);
  onTestFinished(empty.drop);
  const [finding] = await find({ DATABASE_URL: empty.url });
  expect(finding?.isFatal).toBe(true);
  expect(finding?.text).toMatch(
    /^The database lacks 0001-[a-z-]+\.sql, .*\. Bring it up to date with: npm run migrate$/,
  );
});

it('says where the database is looked for when it cannot be reached, without its password', async () => {
  const DATABASE_URL = 'postgres://engram:canary@127.0.0.1:1/engram';
  const [finding] = await find({ DATABASE_URL });
  expect(finding).toEqual({
    isFatal: true,
    text: 'The database at 127.0.0.1:1/engram cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  });
});

it.each([
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, /^Redis at 127\.0\.0\.1:1 cannot be reached: /],
  [
    { AI_BASE_URL: 'http://127.0.0.1:1/v1' },
    /^The model server at 127\.0\.0\.1:1 does not answer\. /,
  ],
  [{ SMTP_URL: undefined }, /^No mail is sent, because SMTP_URL is not set: /],
  [{ WEB_ROOT: '/nothing-built' }, /^There is no site at \/nothing-built, .* npm run build$/],
  [{ SMPT_URL: 'smtp://a' }, /^SMPT_URL is no setting of ours .* Is SMTP_URL meant\?$/],
])('warns of %o', async (changes, text) => {
  expect(await find(changes)).toEqual([{ isFatal: false, text: expect.stringMatching(text) }]);
});

it('says when a model server does not have the model that is set', async () => {
  const provider = await startAiProvider();
  onTestFinished(provider.stop);
  const AI_BASE_URL = provider.ownUrl;
  expect(await find({ AI_BASE_URL, AI_MODEL: 'fake' })).toEqual([]);
  expect(await find({ AI_BASE_URL })).toEqual([]);
  const [finding] = await find({ AI_BASE_URL, AI_MODEL: 'fakee' });
  expect(finding?.text).toMatch(/^The model server at \S+ has no model fakee\. It has: fake, /);
});

it('says how far a clock is from that of the database', () => {
  expect(describeDrift(-7_100).text).toContain('is 7 seconds behind that of the database');
});
