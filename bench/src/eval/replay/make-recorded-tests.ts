import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

const RecordedTest = z.object({
  name: z.string(),
  makes: z.enum(['questions', 'cards', 'translated']),
  text: z.string(),
  /** Questions or cards that were wanted. */
  places: z.int(),
  /** Of cards, those that prove them. */
  questions: z.array(Question),
  /** Prompts that no recording answers. */
  unanswered: z.int(),
  tokens: z.object({ in: z.int(), out: z.int() }),
  drops: z.record(z.string(), z.int()),
});
export type RecordedTest = z.infer<typeof RecordedTest>;

const run = promisify(execFile);
const recorder = fileURLToPath(
  new URL('../../../../server/src/testing/record/main.ts', import.meta.url),
);

/** What the pipeline makes of what language models answered to the very prompts it writes today. */
export async function makeRecordedTests(): Promise<RecordedTest[]> {
  const folder = mkdtempSync(`${tmpdir()}/recorded-`);
  try {
    const written = `${folder}/tests.json`;
    await run('node', [recorder, '--pending', `${folder}/pending`, '--write', written]);
    return z.array(RecordedTest).parse(JSON.parse(readFileSync(written, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
