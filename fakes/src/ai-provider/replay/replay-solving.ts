import type { Judgement, SolvedItem } from '@engram/core/generation/model-contract.ts';
import { fold } from '../../study-texts/fold.ts';
import { keyOfPair, keyOfQuestion, keyOfTyped } from './keys.ts';
import type { RecordedSolution, Recordings } from './open-recordings.ts';
import { type AskedPrompt, digestOf, type Replayed } from './recording.ts';

/** What a solver answered to each question of a prompt; nothing where it was never asked. */
export function replaySolving(
  recordings: Recordings,
  { instructions, read }: AskedPrompt,
): (Replayed<SolvedItem> | undefined)[] {
  if (read.kind !== 'solve') return [];
  const digest = digestOf(instructions);
  return read.task.solve.map((item) => {
    const known = recordings.solutions.get(keyOfQuestion(item));
    if (!known) return undefined;
    const { isOnlyAnswer, isProven, flaw } = known;
    const said = { no: item.no, answer: translate(known, item), isOnlyAnswer, isProven, flaw };
    return { said, isFresh: known.instructions === digest };
  });
}

type Item = RecordedSolution['item'];

/** The same options have other ids now. */
function translate({ item: then, answer }: RecordedSolution, now: Item): string[] {
  const ids = new Map(
    (['options', 'columnA', 'columnB'] as const).flatMap((list) =>
      then[list].flatMap(({ id, text }) => {
        const same = now[list].find((one) => fold(one.text) === fold(text));
        return same ? [[id.toLowerCase(), same.id] as const] : [];
      }),
    ),
  );
  const idOf = (id: string) => ids.get(id.trim().toLowerCase()) ?? id;
  if (now.type !== 'matching') return answer.map(idOf);
  return answer.map((pair) => pair.split('=').map(idOf).join('='));
}

/** Whether two answers were held for the same; nothing where nobody was asked. */
export function replayComparing(
  recordings: Recordings,
  { instructions, read }: AskedPrompt,
): (Replayed<{ no: number; isSame: boolean }> | undefined)[] {
  if (read.kind !== 'compare') return [];
  const digest = digestOf(instructions);
  return read.task.compare.map((pair) => {
    const known = recordings.comparisons.get(keyOfPair(pair));
    if (!known) return undefined;
    const { isSame } = known;
    return { said: { no: pair.no, isSame }, isFresh: known.instructions === digest };
  });
}

/** What was said of typed answers; nothing where nobody was asked. */
export function replayJudging(
  recordings: Recordings,
  { instructions, read }: AskedPrompt,
): (Replayed<Judgement> | undefined)[] {
  if (read.kind !== 'judge') return [];
  const digest = digestOf(instructions);
  return read.task.judge.map((typed) => {
    const known = recordings.judgements.get(keyOfTyped(typed));
    if (!known) return undefined;
    const { why, verdict } = known;
    return { said: { no: typed.no, why, verdict }, isFresh: known.instructions === digest };
  });
}
