import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { glossary } from '@engram/fakes/study-texts/glossary.ts';
import { physics } from '@engram/fakes/study-texts/physics.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planTest, startProviders, tryPipeline } from './testing/try-pipeline.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;

beforeEach(async () => {
  providers = await startProviders();
});

afterEach(() => providers.provider.stop());

it('adds what rules are sure of to what models made, and never more (D37)', async () => {
  const text = prepareText(tables.text);
  const plan = planTest({ text, wanted: [{ type: 'matching', count: 20 }] });
  const { questions, outcome } = await tryPipeline({ ladder: providers.ai.models, text, plan });
  // A model writes about one of them for a part of the text, and a rule one about a table.
  expect(outcome.madeBy.ai).toBeGreaterThan(0);
  expect(outcome.madeBy.builtIn).toBeGreaterThan(0);
  expect(questions.length).toBeLessThan(20);
  expect(outcome.missing).toHaveLength(20 - questions.length);
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
