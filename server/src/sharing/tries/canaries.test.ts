import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import { makeSixQuestions } from '../../attempts/testing/attempt-calls.ts';
import { insertPicture } from '../../pictures/testing/picture-calls.ts';
import { startPrivacyApp } from '../../privacy/testing/privacy-app.ts';
import { makeWebRoot } from '../../testing/make-web-root.ts';
import { sharingWork } from '../jobs.ts';
import { makeAssignmentCalls } from '../testing/assignment-calls.ts';

const { app, platform, signIn, clock, config, exportOf } = await startPrivacyApp({
  environment: { RATE_LIMITS: 'off', WEB_ROOT: makeWebRoot() },
});
const calls = makeAssignmentCalls(app, platform);
const { assignNew, begin, beginNew, call, close, load, readTry, save, start } = calls;
const { submit, submitTry, runClosing } = calls;

const grace = 30_000;
const canary = 'canary';

/** Everything that tells the answer of a question, in words that stand nowhere else. */
function mark(question: Question): Question {
  const marked = {
    ...question,
    explanation: 'canary-explanation',
    hint: 'canary-hint',
    topic: 'canary-topic',
    topics: ['canary-topics'],
    source: { quote: 'canary-quote', start: 0, end: 12, page: 3 },
  };
  if (marked.type !== 'short-answer' && marked.type !== 'fill-in-blank') return marked;
  return { ...marked, correctAnswer: 'canary-key', acceptedAnswers: ['canary-accepted'] };
}

/** Names that tell what is right, or how it went: none of them may be a field of a reply. */
const secretFields = [
  'correctAnswer',
  'acceptedAnswers',
  'explanation',
  'hint',
  'source',
  'topic',
  'verdict',
  'outcomes',
  'score',
  'results',
  'points',
  'marks',
];

function listFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...listFields(inner),
  ]);
}

type Reply = Awaited<ReturnType<typeof call>>;

/** What a reply says in any way: its status line, its headers, its bytes. */
function textOf({ headers, body, statusCode }: Reply): string {
  return `${statusCode} ${JSON.stringify(headers)} ${body}`;
}

function fieldsOf(reply: Reply): string[] {
  const isJson = String(reply.headers['content-type']).includes('json');
  return isJson ? listFields(reply.json()) : [];
}

/** A test whose answers are marked, with a picture that tells one. */
async function assignMarked(rules: Parameters<typeof assignNew>[1] = {}) {
  const owner = await signIn({ plan: 'student' });
  const [shown, telling] = [
    await insertPicture(platform, owner.userId),
    await insertPicture(platform, owner.userId),
  ];
  const questions = makeSixQuestions().map(mark);
  const [first, ...others] = questions;
  if (!first) throw new Error('no question');
  const withPictures = {
    ...first,
    text: `Which is it? ![Something](picture:${shown})`,
    explanation: `canary-explanation ![Look](picture:${telling})`,
  };
  const given = await assignNew(owner, {
    ...rules,
    rules: { tries: 2, shufflesQuestions: true, shufflesOptions: true, ...rules.rules },
    questions: [withPictures, ...others],
  });
  return { ...given, owner, shown, telling };
}

/** Every call that a taker, another account or a stranger can make about a test that is open. */
async function askEverything(
  { code, questions, telling }: Awaited<ReturnType<typeof assignMarked>>,
  taker: { headers: Record<string, string> },
): Promise<Reply[]> {
  const device = crypto.randomUUID();
  const { headers } = taker;
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'b']));
  const replies: Reply[] = [
    await load(code),
    await load(code, { headers }),
    await begin(code, { device }),
    await begin(code, { headers }),
  ];
  const [visitor, account] = [replies[2]?.json().key, replies[3]?.json().key];
  const other = await signIn();
  for (const key of [visitor, account]) {
    replies.push(
      await save(code, key, { answers, revision: 1 }),
      await save(code, key, { answers, revision: 0 }),
      await readTry(code, key),
      await submitTry(code, key, { answers, revision: 2 }),
      await submitTry(code, key, { answers, revision: 2 }),
      await submitTry(code, key, { answers: {}, revision: 3 }),
      await save(code, key, { revision: 9 }),
      await readTry(code, key),
      await start(code, key),
      await submit(code, answers, { key }),
      await submit(code, answers, { key, headers }),
      await call('GET', `/shared-tests/${code}/pictures/${telling}`, {
        headers: { 'engram-attempt': key },
      }),
      await call('PUT', `/shared-tests/${code}/kept-result`, { headers, payload: { key } }),
    );
  }
  replies.push(
    // The second try, with the first handed in.
    await begin(code, { device, number: 2 }),
    await begin(code, { headers, number: 2 }),
    await begin(code, { device, number: 3 }),
    await call('GET', `/shared-tests/${code}/pictures/${telling}`),
    await app.inject({ url: `/test/${code}`, headers: { accept: 'text/html' } }),
  );
  for (const asking of [taker, other]) {
    const paths = [
      `/shared-tests/${code}/report`,
      `/shared-tests/${code}/takers`,
      `/assignments/${code}/live`,
      '/assignments',
      '/tests',
      '/today',
      '/open-attempt',
      '/reviews/queue',
      '/progress',
    ];
    for (const path of paths) replies.push(await call('GET', path, { headers: asking.headers }));
  }
  return replies;
}

async function runCopies(code: string): Promise<void> {
  const { rows } = await platform.pool.query(
    `select data -> 'payload' as payload from jobs.job
     where name = 'keep-taken-share' and data -> 'payload' ->> 'code' = $1`,
    [code],
  );
  const work = sharingWork(platform).find(({ job }) => job.name === 'keep-taken-share');
  for (const { payload } of rows) {
    await work?.handle(payload, { jobId: '', attempt: 1, signal: new AbortController().signal });
  }
}

it.each(['after-closing', 'never'] as const)(
  'tells nobody but its owner anything of the key while answers are shown %s, in any reply',
  async (answersShown) => {
    const given = await assignMarked({ rules: { answersShown } });
    const taker = await signIn();
    const replies = await askEverything(given, taker);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect(replies.map(textOf).filter((text) => text.includes(canary))).toEqual([]);
    // What the taker has of their own tests tells no score of this one: there is nothing.
    const fields = replies.slice(0, 30).flatMap(fieldsOf);
    expect(fields.filter((field) => secretFields.includes(field))).toEqual([]);
    await runCopies(given.code);
    const after = await call('GET', '/tests', { headers: taker.headers });
    expect(after.json().tests).toEqual([]);
    const { files } = await exportOf({ ...taker });
    const exported = Object.entries(files).flat().join('\n');
    expect(exported).not.toContain(canary);
    expect(exported).not.toContain('"verdict"');
  },
);

it('tells nothing in the events, jobs and logs that others read', async () => {
  const given = await assignMarked();
  await askEverything(given, await signIn());
  const { rows } = await platform.pool.query('select data::text as data from jobs.job');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ data }) => data).join('')).not.toContain(canary);
  const keys = await platform.redis.keys(`${config.REDIS_PREFIX}*`);
  expect(keys.join(' ')).not.toContain(canary);
});

it('tells a taker all of it after closing, but no hint, and takes it back when it is reopened', async () => {
  const { code, owner, telling } = await assignMarked();
  const { key } = await beginNew(code);
  await submitTry(code, key);
  const picture = async () => {
    const path = `/shared-tests/${code}/pictures/${telling}`;
    return (await call('GET', path, { headers: { 'engram-attempt': key } })).statusCode;
  };
  await close(owner, code);
  clock.advance(grace - 1);
  expect([(await readTry(code, key)).body.includes(canary), await picture()]).toEqual([false, 404]);
  clock.advance(1);
  const open = (await readTry(code, key)).body;
  const told = ['canary-key', 'canary-accepted', 'canary-explanation', 'canary-quote'];
  expect(told.filter((text) => !open.includes(text))).toEqual([]);
  expect(open).not.toContain('canary-hint');
  expect(await picture()).toBe(200);
  const stranger = await call('GET', `/shared-tests/${code}/pictures/${telling}`);
  expect(stranger.statusCode).toBe(404);
  await close(owner, code, new Date(clock.now().getTime() + 60_000).toISOString());
  expect([(await readTry(code, key)).body.includes(canary), await picture()]).toEqual([false, 404]);
});

it('shows the pictures of the questions to who has begun, and to nobody else', async () => {
  const { code, shown } = await assignMarked();
  const { key } = await beginNew(code);
  const path = `/shared-tests/${code}/pictures/${shown}`;
  const ask = async (headers: Record<string, string>) =>
    (await call('GET', path, { headers })).statusCode;
  expect(await ask({})).toBe(404);
  expect(await ask({ 'engram-attempt': crypto.randomUUID() })).toBe(404);
  expect(await ask({ 'engram-attempt': key })).toBe(200);
});

it('tells late takers nothing before they have handed in', async () => {
  const { code, assignment } = await assignMarked({ rules: { acceptsLate: true } });
  const { key } = await beginNew(code);
  clock.advance(new Date(assignment.closesAt).getTime() + grace - clock.now().getTime());
  await runClosing(code, assignment.closesAt);
  const replies = [
    await readTry(code, key),
    await begin(code, { name: 'Ben' }),
    await save(code, key, { revision: 3 }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(replies.map(textOf).filter((text) => text.includes(canary))).toEqual([]);
  expect((await submitTry(code, key, { revision: 4 })).body).toContain('canary-key');
});
