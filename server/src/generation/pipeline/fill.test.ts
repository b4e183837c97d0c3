import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { physics } from '@engram/fakes/study-texts/physics.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planTest, startProviders, tryPipeline } from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;

beforeEach(async () => {
  providers = await startProviders();
});

afterEach(() => providers.provider.stop());

const capitals = `# Capitals of the world

Every country has a capital, in which its government sits. Some capitals are small towns that were built for the purpose, and others have grown for a thousand years.

| Country | Capital |
|---|---|
| Norway | Oslo |
| Spain | Madrid |
| Egypt | Cairo |
| Japan | Tokyo |
| Peru | Lima |
| Kenya | Nairobi |
`;

it('adds what rules are sure of to what models made, and never more (D37)', async () => {
  const text = prepareText(capitals);
  const plan = planTest({ text, wanted: [{ type: 'multiple-choice', count: 50 }] });
  const { questions, outcome } = await tryPipeline({ ladder: providers.ai.models, text, plan });
  // Models write about the sentences, and a rule asks about the rows of the tables.
  expect(outcome.madeBy.ai).toBeGreaterThan(0);
  expect(outcome.madeBy.builtIn).toBeGreaterThan(0);
  expect(questions.length).toBeLessThan(50);
  expect(outcome.missing).toHaveLength(50 - questions.length);
});

it('adds nothing where rules are sure of nothing', async () => {
  const text = prepareText(physics.text);
  const plan = planTest({ text, wanted: [{ type: 'multiple-answer', count: 20 }] });
  const { outcome } = await tryPipeline({ ladder: providers.ai.models, text, plan });
  expect(outcome.madeBy.ai).toBeGreaterThan(0);
  expect(outcome.madeBy.builtIn).toBe(0);
});

it('tells whoever writes again which things were matched already', async () => {
  const text = prepareText(glossary.text);
  const plan = planTest({ text, wanted: [{ type: 'matching', count: 20 }] });
  const { questions } = await tryPipeline({ ladder: providers.ai.models, text, plan });
  const asked = providers.provider.prompts
    .map(({ messages }) => readPrompt(messages.map((message) => message.text).join('\n')))
    .flatMap((read) => (read.kind === 'write' ? read.task.asked : []));
  const matched = questions.flatMap((question) =>
    question.type === 'matching'
      ? [`matched: ${question.columnA.map((left) => left.text).join('; ')}`]
      : [],
  );
  const told = asked.filter((words) => words.startsWith('matched: '));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((words) => !matched.includes(words))).toEqual([]);
});
