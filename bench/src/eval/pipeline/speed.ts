import { makeBarePrompt } from '../../generation/bare-prompt.ts';
import { callBare } from '../../generation/call-bare.ts';
import type { Row } from '../row.ts';
import { longTexts } from '../texts.ts';
import type { FakePipeline } from './start-pipeline.ts';
import { timed20 } from '../wishes.ts';

/**
 * At the speed of a real provider, or coarsely: five times as fast, so that what we add weighs five
 * times as much, which the coarse marks allow for.
 */
const speeds = {
  real: { tokensPerSecond: 80, last: 0.3, first: 0.12 },
  coarse: { tokensPerSecond: 400, last: 0.6, first: 0.35 },
};

/** Twenty questions beside one bare streaming call of the same provider. */
export async function measureSpeed(
  { fake, make }: FakePipeline,
  speed: keyof typeof speeds,
): Promise<Row[]> {
  const marks = speeds[speed];
  const before = await fake.readSettings();
  await fake.set({ tokensPerSecond: marks.tokensPerSecond, firstTokenMs: 200 });
  const text = longTexts
    .map((study) => study.text)
    .join('\n\n')
    .slice(0, 20_000);
  const [bareMs, test] = await Promise.all([
    callBare(fake.url, makeBarePrompt(text, timed20.types)),
    make({ id: 'long', text }, timed20),
  ]);
  await fake.set(before);
  const common = { maker: 'pipeline', examples: test.failure ? [test.failure] : [] } as const;
  const row = (metric: string, ms: number | undefined, mark: number): Row => ({
    ...common,
    metric: `${metric}, of one bare call (${marks.tokensPerSecond} tokens/s)`,
    mark: `≤ ${mark}`,
    figure: `${((ms ?? Number.NaN) / bareMs).toFixed(3)} of ${(bareMs / 1000).toFixed(1)} s`,
    isReached: ms !== undefined && test.questions.length === 20 && ms / bareMs <= mark,
  });
  return [
    row('last of 20 questions', test.questionMs.at(-1), marks.last),
    row('first verified question', test.questionMs[0], marks.first),
  ];
}
