import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { cardWishFor, makeCardCalls } from '../testing/calls/card-calls.ts';
import { idOf, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const lines: string[] = [];
const { app, platform, provider, signIn } = await startGenerationApp({
  logTo: { write: (line) => void lines.push(line) },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { post, generate, stream, cancel } = makeGenerationCalls(app, origin);

/** In the text, the wish for style, a topic: whatever a user can write. */
const wish = wishFor(`${biology.text}\n\nThe canary is a small songbird.`, {
  customPrompt: 'Write like a canary.',
  topics: ['Canary'],
});

/** A sentence of the text and its questions; no name in our code contains it. */
const words = /canary|songbird|mitochondri|photosynth/i;

async function readJobs(): Promise<string> {
  const { rows } = await platform.pool.query('select to_jsonb(j) as job from jobs.job j');
  return JSON.stringify(rows);
}

it('writes no word of a text, a prompt or a question into the log or the tables of jobs', async () => {
  const maya = await signIn({ plan: 'student' });
  const { generationId } = await generate(maya, wish);
  for (const fault of ['server-error', 'cut', 'garbage', 'wrong-schema', 'refusal'] as const) {
    provider.fail({ fault, times: 1_000 });
    const events = await stream(maya, wish);
    await cancel(maya, idOf(events));
    await fetch(`${provider.controlUrl}/faults`, { method: 'DELETE' });
  }
  await post(maya, { ...wish, difficulty: 'canary', aiModel: 'canary' });
  expect(JSON.stringify(provider.prompts)).toMatch(words);
  expect(lines.join('')).toContain('/api/questions/generate');
  expect(lines.join('')).toContain('a test was generated');
  expect(lines.join('')).not.toMatch(words);
  expect(await readJobs()).toContain(generationId);
  expect(await readJobs()).not.toMatch(words);
});

it('writes none of a set of cards and of topics either', async () => {
  const cards = makeCardCalls(app, origin);
  const maya = await signIn({ plan: 'student' });
  const { studyMaterial, topics } = wish;
  const { generationId } = await cards.generate(maya, cardWishFor(studyMaterial, { topics }));
  const topic = 'The membrane and what crosses it';
  expect((await cards.topics(maya, studyMaterial)).body).toContain(topic);
  await cards.post(maya, cardWishFor(studyMaterial, { topics, difficulty: 'canary' }));
  expect(lines.join('')).toContain('/api/flashcards/topics');
  expect(lines.join('')).toContain('cards were generated');
  expect(lines.join('')).not.toContain(topic);
  expect(lines.join('')).not.toMatch(words);
  expect(await readJobs()).toContain(generationId);
  expect(await readJobs()).not.toMatch(words);
});

it('writes none either when the database refuses a question', async () => {
  await platform.pool.query(
    'alter table generated_items add constraint nothing check (false) not valid',
  );
  const maya = await signIn();
  const waiting = stream(maya, wish);
  await expect.poll(() => lines.join('')).toContain('job failed');
  await platform.pool.query('alter table generated_items drop constraint nothing');
  const events = await waiting;
  expect(events.at(-1)?.data.type).toBe('done');
  expect(lines.join('')).not.toMatch(words);
  expect(await readJobs()).not.toMatch(words);
});

it('counts what it makes, for operators', async () => {
  const text = await platform.registry.metrics();
  expect(text).toMatch(/engram_generation_questions_total\{made_by="ai"\} [1-9]/);
  expect(text).toMatch(/engram_generation_calls_total\{model="own",outcome="done"\} [1-9]/);
  expect(text).toMatch(/engram_generation_calls_total\{model="own",outcome="server"\} [1-9]/);
  expect(text).toMatch(/engram_generation_drops_total\{reason="[a-z-]+"\} [1-9]/);
  expect(text).toMatch(/engram_generation_tokens_total\{model="own",direction="out"\} [1-9]/);
  expect(text).toMatch(/engram_generation_cards_total\{made_by="ai"\} [1-9]/);
  expect(text).toMatch(/engram_generation_cards_seconds_count\{made_by="ai"\} 1/);
  expect(text).toMatch(/engram_generation_seconds_count\{made_by="ai"\} [1-9]/);
  expect(text).not.toMatch(words);
});
