import { normalForm } from '@engram/core/rich-text/formulas/normal-form.ts';
import { readFormula } from '@engram/core/rich-text/formulas/read-formula.ts';
import { findUnits } from '@engram/core/rich-text/inlines/find-units.ts';
import { replaceUnits } from '@engram/core/rich-text/inlines/replace-units.ts';
import type { Unit } from '@engram/core/rich-text/inlines/unit.ts';
import { listContentWords } from '../../content-words.ts';
import { isOneRoot } from '../../facts/shared-roots.ts';
import { changeWords } from '../../structure/units/split-units.ts';
import { hideRepeats } from '../plain-words.ts';

/** The words around a question without its answer, in whatever form they have it. */
export function hideAnswer(said: string, answer: string): string {
  const bare = hideRepeats(hideUnits(said, answer), answer);
  const wanted = listContentWords(answer);
  const known = listContentWords(bare);
  const told = wanted.filter((word) => known.some((other) => tells(other, word)));
  // Of a longer answer one word may be about something else, but a number hardly is.
  const isTold = told.length * 2 > wanted.length;
  const hidden = isTold ? told : told.filter((word) => /^\d{2,}/.test(word));
  return hidden.length === 0 ? bare : hideWords(bare, hidden);
}

/** A formula or a piece of code is shown whole or not at all. */
function hideUnits(said: string, answer: string): string {
  const wanted = new Set(
    [answer, ...findUnits(answer).map(({ content }) => content)].map(normalForm),
  );
  const isAnswer = ({ kind, content }: Unit) => {
    if (wanted.has(normalForm(content))) return true;
    const read = kind === 'formula' ? readFormula(content) : content;
    return /\p{L}{2}/u.test(answer) && hideRepeats(read, answer) !== read;
  };
  return replaceUnits(said, (unit, written) => (isAnswer(unit) ? '…' : written));
}

/** 'Misinformation' tells 'information', but 'mark' no more of 'Rentenmark' than its end. */
function tells(said: string, wanted: string): boolean {
  return isOneRoot(said, wanted) && said.length >= wanted.length * leastShare;
}

const leastShare = 0.6;

function hideWords(said: string, roots: readonly string[]): string {
  const isTelling = (word: string) =>
    listContentWords(word).some((own) => roots.some((root) => tells(own, root)));
  return changeWords(said, (part) =>
    part.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*(?<![.,])/gu, (word) =>
      isTelling(word) ? '…' : word,
    ),
  )
    .replace(/…(?:\s+…)+/gu, '…')
    .replace(/…\./gu, '…');
}
