import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { expect, it } from 'vitest';
import { cardWishFor, makeCardCalls } from '../testing/calls/card-calls.ts';
import { makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { makeMarkCalls } from '../testing/calls/mark-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const { app, provider, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate } = makeGenerationCalls(app, origin);
const cards = makeCardCalls(app, origin);
const { saveMarked } = makeMarkCalls(app);

const text = biology.text.trim();
const word = 'Robert Hooke';
const sentence =
  'Its field marked has words of the material that the learner has marked: ask about these first.';

/** What the writers were asked while something was made. */
async function promptsOf(make: () => Promise<unknown>): Promise<string[]> {
  const before = provider.prompts.length;
  await make();
  const asked = provider.prompts.slice(before).map(({ messages }) => messages.at(-1)?.text ?? '');
  return asked.filter((prompt) => readPrompt(prompt).kind.startsWith('write'));
}

function markedOf(prompts: readonly string[]): string[] {
  return prompts.flatMap((prompt) => {
    const read = readPrompt(prompt);
    const isWriting = read.kind === 'write' || read.kind === 'write-cards';
    return isWriting ? (read.task.marked ?? []) : [];
  });
}

it('asks models about what is marked in the named materials first', async () => {
  const maya = await signIn();
  const { id } = await saveMarked(maya, text, [word]);
  const prompts = await promptsOf(() => generate(maya, wishFor(text, { materialIds: [id] })));
  expect(markedOf(prompts)).toContain(word);
  const telling = prompts.filter((prompt) => prompt.includes(sentence));
  expect(telling).toEqual(prompts.filter((prompt) => markedOf([prompt]).length > 0));
});

it('does so for cards, whose parts name their materials', async () => {
  const maya = await signIn();
  const { id } = await saveMarked(maya, text, [word]);
  const parts = [{ materialId: id, title: 'Biology', start: 0 }];
  const wish = { ...cardWishFor(text), parts };
  expect(markedOf(await promptsOf(() => cards.generate(maya, wish)))).toContain(word);
});

it('says nothing of marks where there are none, or where they are of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await saveMarked(maya, text, [word]);
  const wishes = [wishFor(text), wishFor(text, { materialIds: [id] })];
  for (const wish of wishes) {
    const prompts = await promptsOf(() => generate(omar, wish));
    expect(prompts.length).toBeGreaterThan(0);
    expect(prompts.filter((prompt) => /"marked":|learner has marked/.test(prompt))).toEqual([]);
  }
});
