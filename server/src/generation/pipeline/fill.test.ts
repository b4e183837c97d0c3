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

it.each([glossary, physics, tables])(
  'fills up twenty matching questions about $id',
  async (study) => {
    const text = prepareText(study.text);
    const plan = planTest({ text, wanted: [{ type: 'matching', count: 20 }] });
    const { questions, outcome } = await tryPipeline({ ladder: providers.ai.models, text, plan });
    expect(questions).toHaveLength(20);
    // A model writes about one of them for a part of the text.
    expect(outcome.madeBy.ai).toBeGreaterThan(0);
    expect(outcome.madeBy.builtIn).toBeGreaterThan(0);
  },
);
