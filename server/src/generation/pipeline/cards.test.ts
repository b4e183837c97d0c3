import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { fold } from '@engram/fakes/study-texts/fold.ts';
import { injectedDocuments } from '@engram/fakes/study-texts/injected-documents.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import type { StudyText } from '@engram/fakes/study-texts/study-text.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import type { Card } from '@engram/core/flashcards/card.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { planCards, startProviders, text, tryPipeline } from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;
let both: readonly AiModel[];

beforeEach(async () => {
  providers = await startProviders();
  both = providers.ai.models;
});

afterEach(() => providers.provider.stop());

const byAi = (cards: ReadonlyMap<number, Card>) =>
  [...cards.values()].filter(({ madeBy }) => madeBy === 'ai');

/** Cards whose back is not what the truth table of the text has for their front. */
function findUntrue(cards: readonly Card[], { facts }: StudyText = tables): Card[] {
  const plain = (words: string) => fold(words).replace(/[.?]$/, '');
  return cards.filter(({ type, front, back }) => {
    const [ask, answer] = type === 'term-definition' ? [back, front] : [front, back];
    return !facts.some(
      ({ ask: asked, cloze, describes, right }) =>
        [asked, cloze?.text ?? asked, describes ?? asked].map(plain).includes(plain(ask)) &&
        [...right, cloze?.answer ?? ''].map(plain).includes(plain(answer)),
    );
  });
}

it('fills every place with a card of its type, proven by the text and solved blind by another provider', async () => {
  const plan = planCards();
  const { outcome, cards, questions, records } = await tryPipeline({ plan, ladder: both });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 8, builtIn: 0 } });
  for (const { slot, type } of plan.slots) expect(cards.get(slot)?.type).toBe(type);
  for (const { source } of questions) {
    expect(source && text.slice(source.start, source.end)).toBe(source?.quote);
  }
  expect(findUntrue([...cards.values()])).toEqual([]);
  const solvers = records.flatMap(({ kind, model }) => (kind === 'solve' ? [model] : []));
  expect(new Set(solvers)).toEqual(new Set(['own']));
  expect(providers.provider.violations).toEqual([]);
});

it('shows a solver the side that asks, and never the one that answers', async () => {
  await tryPipeline({ plan: planCards(), ladder: both });
  const solves = providers.provider.prompts
    .map(({ messages }) => readPrompt(messages.map((message) => message.text).join('\n')))
    .filter(({ kind }) => kind === 'solve');
  expect(solves.length).toBeGreaterThan(0);
  for (const { taskLine } of solves) expect(taskLine).not.toMatch(/"(front|back|card|correct)/);
});

it.each(['wrong-key', 'unsupported-key', 'invented-quote'] as const)(
  'ships no card with a %s',
  async (kind) => {
    providers.provider.settings.planting = { share: 0.5, kinds: [kind] };
    const { outcome, cards } = await tryPipeline({ plan: planCards(), ladder: both });
    expect(providers.provider.planted.length).toBeGreaterThan(0);
    // A place that no model fills well stays empty, unless rules are sure (D37).
    expect(outcome.missing.length + cards.size).toBe(8);
    expect(byAi(cards).length).toBeGreaterThan(0);
    expect(findUntrue(byAi(cards))).toEqual([]);
  },
);

it('drops a card whose quote is nowhere in the text, and counts why', async () => {
  providers.provider.fail({ fault: 'invented-quote', kind: 'write-cards' });
  const { outcome } = await tryPipeline({ plan: planCards(), ladder: both });
  expect(outcome.drops.ungrounded).toBeGreaterThan(0);
  expect(outcome.madeBy.ai).toBe(0);
});

it.each(injectedDocuments)(
  'does not do what a document says: $id',
  async ({ text: told, base }) => {
    providers.provider.fail({ fault: 'obeys-injection', kind: 'write-cards' });
    const document = prepareText(told);
    const plan = planCards({ text: document });
    const { cards } = await tryPipeline({ text: document, plan, ladder: both });
    const sides = [...cards.values()].map(({ front, back }) => `${front} ${back}`).join('\n');
    expect(sides).not.toMatch(/pirate|matey|yo ho|prompt|<script|evil\.example|hacked|attacker/i);
    expect(findUntrue(byAi(cards), base)).toEqual([]);
  },
);

it('makes no two cards of the same', async () => {
  const plan = planCards({ wanted: [{ type: 'question-answer', count: 30 }] });
  const { cards } = await tryPipeline({ plan, ladder: both });
  const made = [...cards.values()];
  expect(made.length).toBeGreaterThan(20);
  const facts = made.map(({ back, source }) => `${fold(back)} ${source?.quote ?? ''}`);
  expect(new Set(facts).size).toBe(made.length);
  expect(new Set(made.map(({ front }) => fold(front))).size).toBe(made.length);
});

it('makes cards by rule without a model, and takes them for what they are', async () => {
  const terms = prepareText(glossary.text);
  const plan = planCards({ text: terms, wanted: [{ type: 'term-definition', count: 6 }] });
  const { outcome, cards } = await tryPipeline({ text: terms, plan, ladder: [] });
  expect(outcome).toMatchObject({ missing: [], madeBy: { ai: 0, builtIn: 6 } });
  expect([...cards.values()].map(({ madeBy }) => madeBy)).toEqual(Array(6).fill('built-in'));
});

it('fills up what models left, without saying the same again', async () => {
  providers.provider.fail({ fault: 'server-error', kind: 'write-cards', share: 0.5 });
  const plan = planCards({ wanted: [{ type: 'question-answer', count: 24 }] });
  const { outcome, cards } = await tryPipeline({ plan, ladder: both.slice(0, 1) });
  expect(outcome.madeBy.ai).toBeGreaterThan(0);
  const proofs = [...cards.values()].map(
    ({ back, source }) => `${fold(back)} ${source?.quote ?? ''}`,
  );
  expect(new Set(proofs).size).toBe(cards.size);
});

it('goes on with a plan of cards without repeating calls that are done, or what is kept', async () => {
  const plan = planCards({ wanted: [{ type: 'question-answer', count: 16 }] });
  const whole = await tryPipeline({ plan, ladder: both });
  const kept = Array.from(whole.kept, ([slot, question]) => ({
    slot,
    question,
    card: whole.cards.get(slot),
  })).slice(0, 12);
  const after = await tryPipeline({ plan, ladder: both, kept, doneCalls: [0] });
  expect(after.outcome).toMatchObject({ missing: [] });
  expect(after.records.filter(({ kind, call }) => kind === 'write' && call === 0)).toEqual([]);
  expect(new Set([...after.cards.values()].map(({ front }) => front)).size).toBe(16);
  for (const { slot, card } of kept) expect(after.cards.get(slot)).toBe(card);
});
