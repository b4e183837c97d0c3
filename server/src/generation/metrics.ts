import type { DropReason } from '@engram/core/generation/drop-reasons.ts';
import type { MadeThing } from '@engram/core/generation/making.ts';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { CallRecord } from './pipeline/pipeline-request.ts';

export type GenerationMetrics = ReturnType<typeof makeGenerationMetrics>;

/** What operators see of the making of tests; one set per worker process. */
export function makeGenerationMetrics(registry: Registry) {
  const registers = [registry];
  const buckets = [0.5, 1, 2.5, 5, 10, 15, 20, 30, 45, 60, 90];
  const drops = new Counter({
    name: 'engram_generation_drops_total',
    help: 'Items that were made and not kept',
    labelNames: ['reason'],
    registers,
  });
  const questions = new Counter({
    name: 'engram_generation_questions_total',
    help: 'Questions that were kept',
    labelNames: ['made_by'],
    registers,
  });
  const cards = new Counter({
    name: 'engram_generation_cards_total',
    help: 'Flashcards that were kept',
    labelNames: ['made_by'],
    registers,
  });
  const calls = new Counter({
    name: 'engram_generation_calls_total',
    help: 'Calls to models',
    labelNames: ['model', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'engram_generation_tokens_total',
    help: 'Tokens sent to models and received from them',
    labelNames: ['model', 'direction'],
    registers,
  });
  const cents = new Counter({
    name: 'engram_generation_cents_total',
    help: 'What calls cost by the configured prices, in US cents',
    labelNames: ['model'],
    registers,
  });
  const seconds = new Histogram({
    name: 'engram_generation_seconds',
    help: 'From the wish for a test to its last question',
    labelNames: ['made_by'],
    buckets,
    registers,
  });
  const cardSeconds = new Histogram({
    name: 'engram_generation_cards_seconds',
    help: 'From the wish for a set of cards to its last card',
    labelNames: ['made_by'],
    buckets,
    registers,
  });

  return {
    countItem: (makes: MadeThing, madeBy: string) =>
      (makes === 'cards' ? cards : questions).inc({ made_by: madeBy }),
    observeTime: ({ makes, madeBy }: { makes: MadeThing; madeBy: string }, took: number) =>
      (makes === 'cards' ? cardSeconds : seconds).observe({ made_by: madeBy }, took),
    countDrops(counts: Partial<Record<DropReason, number>>) {
      for (const [reason, count] of Object.entries(counts)) drops.inc({ reason }, count);
    },
    countCall({ model, outcome, ...call }: CallRecord) {
      calls.inc({ model, outcome });
      tokens.inc({ model, direction: 'in' }, call.inputTokens);
      tokens.inc({ model, direction: 'out' }, call.outputTokens);
      cents.inc({ model }, call.cents);
    },
  };
}
