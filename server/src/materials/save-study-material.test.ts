import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { makeMaterialCalls, partOf, textOf } from '../testing/calls/material-calls.ts';
import { startTestApp } from '../testing/start-app.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { save, saveOne, list, get } = makeMaterialCalls(app);

async function countRows(userId: string): Promise<number> {
  const { rows } = await platform.pool.query('select 1 from materials where user_id = $1', [
    userId,
  ]);
  return rows.length;
}

/** Rows that the limit counts, without sending each of them. */
async function fillLibrary(userId: string, count: number): Promise<void> {
  await platform.pool.query(
    `insert into materials
     select $1, gen_random_uuid(), 'Filler', 'text', sha256(n::text::bytea), n::text, 1, null, null,
       $2, $2 from generate_series(1, $3::integer) n`,
    [userId, clock.now(), count],
  );
}

it('saves a text and answers with what a test is made of', async () => {
  const maya = await signIn();
  const text = textOf(400);
  const reply = await save(maya, [partOf(text, { title: 'Lecture 6' })]);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    studyMaterial: text,
    parts: [
      {
        material: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          title: 'Lecture 6',
          subject: null,
          kind: 'text',
          format: 'rich',
          characters: 400,
          usedInTests: 0,
          usedInFlashcardSets: 0,
          createdAt: '2026-03-01T12:00:00.000Z',
          lastUsedAt: '2026-03-01T12:00:00.000Z',
        },
        start: 0,
      },
    ],
  });
});

it('joins all parts with a blank line, new and saved ones, in their order', async () => {
  const maya = await signIn();
  const saved = await saveOne(maya, 'Saved');
  const [first, last] = [textOf(200, 'first'), textOf(100, 'last')];
  const pageStarts = [0, 150];
  const reply = await save(maya, [
    partOf(first, { title: 'a.pdf', kind: 'pdf', sizeBytes: 12_345, pageStarts }),
    { id: saved.id },
    partOf(last, { title: 'b.docx', kind: 'docx' }),
  ]);
  const { studyMaterial, parts } = reply.json();
  expect(studyMaterial).toBe(`${first}\n\n${saved.text}\n\n${last}`);
  expect(parts).toMatchObject([
    {
      material: { title: 'a.pdf', kind: 'pdf', sizeBytes: 12_345, pages: 2 },
      start: 0,
      pageStarts,
    },
    { material: { id: saved.id, title: 'Saved' }, start: 202 },
    { material: { title: 'b.docx' }, start: 604 },
  ]);
  expect((await get(maya, parts[0].material.id)).json()).toMatchObject({ text: first, pageStarts });
});

it.each([
  ['', 400, 'text-missing', 'Please enter some text.'],
  [' \n\t\u00A0 ', 400, 'text-missing', 'Please enter some text.'],
  [textOf(299), 400, 'text-too-short', 'Text is too short. Please enter at least 300 characters.'],
  [
    `${' '.repeat(500)}${textOf(299)}${'\n'.repeat(500)}`,
    400,
    'text-too-short',
    'Text is too short. Please enter at least 300 characters.',
  ],
  [
    textOf(30_001),
    400,
    'text-too-long',
    'Text is too long (30,001 characters). Free accounts are limited to 30,000 characters. Upgrade to Premium for up to 50,000 characters.',
  ],
])(
  '[BLIM-01] [BLIM-03] [LIM-24] [BROLE-07] refuses a free user text %#',
  async (text, status, code, message) => {
    const maya = await signIn();
    const reply = await save(maya, [partOf(text)]);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code, message, error: message });
    expect(await countRows(maya.userId)).toBe(0);
  },
);

it.each([300, 30_000])(
  '[BLIM-01] [BLIM-03] [LIM-24] [BROLE-07] takes %i characters of a free user',
  async (characters) => {
    const maya = await signIn();
    expect((await save(maya, [partOf(` ${textOf(characters)} `)])).statusCode).toBe(200);
  },
);

it.each(['student', 'educator'] as const)(
  '[LIM-26] [BROLE-11] [BLIM-02] [INP-23] takes 50,000 characters on the plan %s and refuses 50,001',
  async (plan) => {
    const omar = await signIn({ plan });
    expect((await save(omar, [partOf(textOf(50_000))])).statusCode).toBe(200);
    const reply = await save(omar, [partOf(textOf(50_001))]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'text-too-long',
      message: 'Text is too long (50,001 characters). The maximum is 50,000 characters.',
    });
  },
);

it('measures documents and saved materials together, in the words for documents', async () => {
  const maya = await signIn();
  const saved = await saveOne(maya, 'Saved', textOf(20_000));
  const reply = await save(maya, [{ id: saved.id }, partOf(textOf(9_999), { kind: 'pdf' })]);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'text-too-long',
    message: 'Content is too long (30,001 characters). The maximum is 30,000 characters.',
  });
  expect(await countRows(maya.userId)).toBe(1);
  const fits = await save(maya, [{ id: saved.id }, partOf(textOf(9_998), { kind: 'pdf' })]);
  expect(fits.statusCode).toBe(200);
});

it('keeps no space around a text, however much came with it', async () => {
  const maya = await signIn();
  const text = textOf(400);
  const padded = partOf(`\n ${text}${' '.repeat(300_000)}`, { kind: 'pdf', pageStarts: [2, 102] });
  const replies = [await save(maya, [partOf(text)]), await save(maya, [padded])];
  expect(replies.map((reply) => reply.json().studyMaterial)).toEqual([text, text]);
  expect(replies[1]?.json().parts[0].pageStarts).toEqual([0, 100]);
  expect(await countRows(maya.userId)).toBe(1);
});

it('refuses a document without text beside one with', async () => {
  const maya = await signIn();
  const parts = [partOf(textOf(400), { kind: 'pdf' }), partOf(' ', { kind: 'txt' })];
  const reply = await save(maya, parts);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('Please upload and process at least one file.');
});

it('refuses a body that claims a plan, an owner or a limit', async () => {
  const maya = await signIn();
  const text = textOf(30_001);
  const bodies = [{ isPremium: true }, { plan: 'student' }, { userId: uuidv7() }, { max: 99_999 }];
  const replies = await Promise.all(bodies.map((more) => save(maya, [partOf(text)], more)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(replies.map((reply) => reply.json().code)).toEqual(Array(4).fill('invalid-input'));
});

it.each([
  ['no parts', []],
  ['21 parts', Array.from({ length: 21 }, () => ({ id: uuidv7() }))],
  ['an id that is none', [{ id: '1 or true' }]],
  ['an id and a text', [{ id: uuidv7(), ...partOf(textOf(400)) }]],
  ['a forged owner', [partOf(textOf(400), { userId: uuidv7() })]],
  ['forged counts', [partOf(textOf(400), { usedInTests: 7 })]],
  ['an unknown kind', [partOf(textOf(400), { kind: 'exe' })]],
  ['a blank title', [partOf(textOf(400), { title: ' \u200B ' })]],
  ['a title of two lines', [partOf(textOf(400), { title: 'two\nlines' })]],
  ['a title that turns', [partOf(textOf(400), { title: 'a\u202Efdp.exe' })]],
  ['a title of 121 characters', [partOf(textOf(400), { title: 'a'.repeat(121) })]],
  ['a sign that is none', [partOf(`${textOf(400)}\0`)]],
  ['half a sign', [partOf(`${textOf(400)}\uD83E`)]],
  ['pages in disorder', [partOf(textOf(400), { pageStarts: [0, 20, 10] })]],
  ['pages beyond the text', [partOf(textOf(400), { pageStarts: [0, 401] })]],
  ['too large a file', [partOf(textOf(400), { sizeBytes: 10_485_761 })]],
])('refuses %s', async (_, parts) => {
  const maya = await signIn();
  const reply = await save(maya, parts);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().code).toBe('invalid-input');
});

const prohibited = `${textOf(400)} This is a step by step guide on how to build a pipe bomb at home.`;

it('[POL-06] the server decides on the policy, and keeps nothing of what it refuses', async () => {
  const maya = await signIn();
  const saved = await saveOne(maya, 'Saved');
  clock.advance(60_000);
  const reply = await save(maya, [{ id: saved.id }, partOf(textOf(500)), partOf(prohibited)]);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().code).toBe('content-policy');
  expect(reply.json().message).toMatch(/^Content Policy Violation: Your content contains material/);
  expect(await countRows(maya.userId)).toBe(1);
  expect((await list(maya)).json().materials[0].lastUsedAt).not.toBe(clock.now().toISOString());
});

it('[UPL-24] judges the text of documents too', async () => {
  const maya = await signIn();
  const reply = await save(maya, [partOf(prohibited, { kind: 'pdf', title: 'manual.pdf' })]);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().code).toBe('content-policy');
});

it('warns of sensitive material and saves it all the same', async () => {
  const maya = await signIn();
  const terms =
    'It has violence, graphic pictures, explicit words and illegal drugs in every act. ';
  const reply = await save(maya, [partOf(terms.repeat(5))]);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().warning).toMatch(
    /^Warning: .* You may continue, but ensure your content complies with our policies\.$/,
  );
  expect(await countRows(maya.userId)).toBe(1);
});

it('keeps the same text once, under its first title, and remembers its last use', async () => {
  const maya = await signIn();
  const first = await saveOne(maya, 'First title');
  clock.advance(60_000);
  const reply = await save(maya, [
    partOf(first.text, { title: 'Second title' }),
    partOf(first.text, { title: 'Third title', kind: 'txt' }),
    { id: first.id },
  ]);
  const { parts, studyMaterial } = reply.json();
  expect(studyMaterial).toBe([first.text, first.text, first.text].join('\n\n'));
  expect(parts.map(({ material }: { material: object }) => material)).toEqual(
    Array(3).fill(
      expect.objectContaining({
        id: first.id,
        title: 'First title',
        lastUsedAt: clock.now().toISOString(),
      }),
    ),
  );
  expect(await countRows(maya.userId)).toBe(1);
});

it('keeps the same text once when it comes many times at once', async () => {
  const maya = await signIn();
  const [one, other] = [partOf(textOf(400, 'one')), partOf(textOf(400, 'other'))];
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      save(maya, index % 2 === 0 ? [one, other] : [other, one]),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(await countRows(maya.userId)).toBe(2);
});

it('never lets two calls wait for each other', async () => {
  const maya = await signIn();
  const [one, other] = [await saveOne(maya, 'One'), await saveOne(maya, 'Other')];
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? save(maya, [{ id: one.id }, partOf(other.text)])
        : save(maya, [{ id: other.id }, partOf(one.text)]),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});

it('holds 2,000 materials and refuses one more, but not one that is there', async () => {
  const maya = await signIn();
  await fillLibrary(maya.userId, 1_999);
  const last = await saveOne(maya, 'The last one');
  const reply = await save(maya, [partOf(textOf(400, 'one more'))]);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    code: 'library-full',
    message: 'You have 2,000 saved materials. Delete some to save more.',
  });
  expect((await save(maya, [partOf(last.text), { id: last.id }])).statusCode).toBe(200);
  expect(await countRows(maya.userId)).toBe(2_000);
});

it('holds no more than 2,000 also when many come at once', async () => {
  const maya = await signIn();
  await fillLibrary(maya.userId, 1_997);
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, index) => save(maya, [partOf(textOf(400, `${index} `))])),
  );
  const saved = replies.filter(({ statusCode }) => statusCode === 200);
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect([saved.length, refused.length]).toEqual([3, 6]);
  expect(await countRows(maya.userId)).toBe(2_000);
});

it('keeps the libraries of two users apart', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const ofMaya = await saveOne(maya, 'Of Maya');
  const ofOmar = await saveOne(omar, 'Of Omar', ofMaya.text);
  expect(ofOmar.id).not.toBe(ofMaya.id);
  const reply = await save(omar, [{ id: ofMaya.id }, partOf(textOf(400, 'new'))]);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not-found');
  expect(await countRows(omar.userId)).toBe(1);
});

it('writes accents in one way, however a system composes them', async () => {
  const maya = await signIn();
  const reply = await save(maya, [partOf(textOf(400), { title: 'Re\u0301sume\u0301.pdf' })]);
  expect(reply.json().parts[0].material.title).toBe('R\u00E9sum\u00E9.pdf');
});
