import { leansInside } from './leans-inside.ts';
import { parseClause, type Clause } from './parse-clause.ts';
import type { Word } from './read-words.ts';

/** A part of a sentence that states something, where its subject and verb were found. */
export type Part = { words: readonly Word[]; clause: Clause | undefined };

/** Cuts at 'whereas', 'while', ', and' and ', but' where a new subject with its verb follows. */
export function splitClauses(words: readonly Word[]): Part[] {
  const end = withoutLeaningTail(words.at(-1)?.tag === 'PUNCT' ? words.slice(0, -1) : words);
  for (const [at, { lower }] of end.entries()) {
    if (at < 3 || !joints.has(lower)) continue;
    const hasComma = end[at - 1]?.lower === ',';
    if (!hasComma && lower !== 'whereas' && lower !== ';') continue;
    const left = end.slice(0, hasComma ? at - 1 : at);
    const right = end.slice(at + 1);
    const clause = parseClause(left);
    if (!clause) continue;
    if (parseClause(right)) return [{ words: left, clause }, ...splitClauses(right)];
    const [next] = right;
    if (['what', 'how', 'which', 'that', 'why', 'where'].includes(next?.lower ?? '')) continue;
    if (lower === 'but' && left.some((word) => word.lower === 'not' || word.lower === "n't"))
      continue;
    const opensPronoun = next?.tag === 'PRON' || (next?.tag === 'ADV' && right.length > 2);
    if (opensPronoun || lower === 'whereas' || lower === 'so') return [{ words: left, clause }];
  }
  return [{ words: end, clause: parseClause(end) }];
}

const joints = new Set(['whereas', 'while', 'but', 'and', 'so', ';']);

/** ', where the king had bread distributed' is left out when only it leans on what was said before. */
function withoutLeaningTail(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, no) =>
      (no > 5 && lower === ',' && tails.has(words[no + 1]?.lower ?? '')) ||
      // '… and should make you think of diabetes'.
      (no > 7 && lower === 'and' && words[no + 1]?.tag === 'AUX'),
  );
  if (at < 0 || !leansInside(words)) return words;
  const left = words.slice(0, at);
  return leansInside(left) || !parseClause(left) ? words : left;
}

const tails = new Set(['although', 'though', 'where', 'which', 'since', 'because', 'whose']);
