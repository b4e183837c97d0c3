import type { Draft } from '@engram/core/questions/draft.ts';
import { isSureGloss } from '../facts/definitions/sure-glosses.ts';
import { isShort } from '../facts/definitions/sure-names.ts';
import type { TermFact } from '../facts/fact.ts';
import type { CardKind, SureCard } from './card-kind.ts';
import { topicOf } from './context.ts';
import { gapKinds } from './gap-kinds.ts';
import type { Findings, Kind } from './kind.ts';
import { switchOn } from './switch-on.ts';
import { rowKinds } from './row-kinds.ts';
import { sourceOf } from './sources.ts';
import { typedKinds } from './typed-kinds.ts';

/** A term on one side and what it means on the other: a list of terms is a set of cards at once. */
function termCard(
  name: string,
  onIn: readonly string[],
  isOwn: (fact: TermFact) => boolean,
): CardKind {
  return {
    name,
    type: 'term-definition',
    // What is a meaning and what a remark is told in English alone.
    languages: ['en'],
    onIn,
    make: (findings) =>
      findings.facts.flatMap((fact) =>
        fact.shape === 'term' && isOwn(fact) ? turnTerm(findings, fact) : [],
      ),
  };
}

function turnTerm({ document }: Findings, fact: TermFact): SureCard[] {
  const source = sourceOf(document, [fact]);
  if (source === null) return [];
  const topic = topicOf({ document, section: fact.section });
  return [{ type: 'term-definition', front: fact.term, back: fact.meaning, source, topic }];
}

/** What is typed as an answer stands on the back of a card. */
function answerCard(kind: Kind): CardKind {
  const type = kind.type === 'fill-in-blank' ? 'fill-in-blank' : 'question-answer';
  return {
    name: kind.name.replace(/→.*/u, '→ card'),
    type,
    languages: kind.languages,
    onIn: kind.onIn,
    make: (findings) => kind.make(findings).flatMap(({ draft }) => turnDraft(draft, type)),
  };
}

function turnDraft(draft: Draft, type: SureCard['type']): SureCard[] {
  if (draft.type !== 'short-answer' && draft.type !== 'fill-in-blank') return [];
  const { text, key, source, topic } = draft;
  return [{ type, front: text, back: key, source, topic }];
}

const typed = [...typedKinds, ...rowKinds, ...gapKinds];
const abbreviations = typed.filter(({ name }) => name.startsWith('abbreviation'));
const gaps = typed.filter(({ type }) => type === 'fill-in-blank');

/** Every kind of card there is. */
export const allCardKinds: readonly CardKind[] = [
  termCard(
    'term line → card',
    ['en'],
    ({ rule, term, meaning }) => rule === 'term lines' && !isShort(term) && isSureGloss(meaning),
  ),
  termCard(
    'definition → card',
    [],
    ({ rule }) => rule === 'definitions' || rule === 'defined lines',
  ),
  ...abbreviations.map(answerCard),
  ...gaps.map(answerCard),
];

/** Those that readers have let pass, where they have. */
export const sureCardKinds: readonly CardKind[] = switchOn(allCardKinds);
