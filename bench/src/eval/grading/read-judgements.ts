import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TypedAnswer, Judgement } from '@engram/core/generation/model-contract.ts';
import { z } from '@engram/core/zod.ts';
import { keyOfTyped } from '@engram/fakes/ai-provider/replay/keys.ts';

const Told = z.object({
  judged: z.array(
    TypedAnswer.pick({ question: true, key: true, answer: true }).extend({
      verdict: Judgement.shape.verdict,
    }),
  ),
  /** Answers that a model would be asked about, and nobody has recorded what it says. */
  unknown: z.int(),
});

const run = promisify(execFile);
const recorder = fileURLToPath(
  new URL('../../../../server/src/testing/record/judging.ts', import.meta.url),
);

export type Judgements = { said: ReadonlyMap<string, Judgement['verdict']>; unknown: number };

/** What a language model said, to the very instructions of today, of answers that rules leave open. */
export async function readJudgements(answers: string): Promise<Judgements> {
  const folder = mkdtempSync(`${tmpdir()}/judged-`);
  try {
    const written = `${folder}/judged.json`;
    const pending = ['--pending', `${folder}/pending`];
    await run('node', [recorder, '--answers', answers, ...pending, '--write', written]);
    const { judged, unknown } = Told.parse(JSON.parse(readFileSync(written, 'utf8')));
    return { said: new Map(judged.map((one) => [keyOfTyped(one), one.verdict])), unknown };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
