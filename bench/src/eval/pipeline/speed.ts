import { makeBarePrompt } from '../../generation/bare-prompt.ts';
import { callBare } from '../../generation/call-bare.ts';
import type { Row } from '../../row.ts';
import { longTexts } from '../texts.ts';
import type { FakePipeline } from './start-pipeline.ts';
import { timed20 } from '../wishes.ts';

const marks = { last: 0.3, first: 0.12 };
/** The speed of a real provider. */
const tokensPerSecond = 80;

/** Twenty questions beside one bare streaming call of the same provider. */
export async function measureSpeed({ fake, make }: FakePipeline): Promise<Row[]> {
  const before = await fake.readSettings();
  await fake.set({ tokensPerSecond, firstTokenMs: 200 });
  const text = longTexts
    .map((study) => study.text)
    .join('\n\n')
    .slice(0, 20_000);
  const [bareMs, test] = await Promise.all([
    callBare(fake.url, makeBarePrompt(text, timed20.types)),
    make({ id: 'long', text }, timed20),
  ]);
  await fake.set(before);
  const row = (what: string, ms: number | undefined, mark: number): Row => ({
    name: `pipeline: ${what}, of one bare call (${tokensPerSecond} tokens/s)`,
    mark: `≤ ${mark}`,
    figure: `${((ms ?? Number.NaN) / bareMs).toFixed(3)} of ${(bareMs / 1000).toFixed(1)} s`,
    held: ms !== undefined && test.questions.length === 20 && ms / bareMs <= mark,
    examples: test.failure ? [test.failure] : [],
  });
  return [
    row('last of 20 questions', test.questionMs.at(-1), marks.last),
    row('first verified question', test.questionMs[0], marks.first),
  ];
}
