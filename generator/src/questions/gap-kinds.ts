import { blank, textLimits } from '@engram/core/questions/question.ts';
import { containsWording } from '../content-words.ts';
import type { GapFact } from '../facts/fact.ts';
import { plainText } from '../facts/plain-text.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, makeCandidate } from './make-candidate.ts';
import { acceptedFor } from './typed-answers.ts';

/** A sentence with a gap where a rule has found what is worth asking. */
function gapKind(name: string, rule: string, task = ''): Kind {
  return {
    name,
    type: 'fill-in-blank',
    languages: ['en'],
    onIn: [],
    make: (findings) =>
      findings.facts.flatMap((fact) =>
        fact.shape === 'gap' && fact.rule === rule
          ? cutGap(findings, { kind: name, fact, task })
          : [],
      ),
  };
}

type Gap = { kind: string; fact: GapFact; task: string };

function cutGap(findings: Findings, { kind, fact, task }: Gap): Candidate[] {
  const { document } = findings;
  const { sentence, answer } = fact;
  const key = plainText(document, answer);
  const before = plainText(document, { start: sentence.start, end: answer.start });
  const after = plainText(document, { start: answer.end, end: sentence.end });
  if (key === '' || key.length > textLimits.blankKey) return [];
  // A second place that says the same would fill the gap.
  if (containsWording(`${before} ${after}`, key)) return [];
  // Marks of emphasis around the answer are not printed, the gaps beside them are.
  const gapBefore = /\s[*_`]*$/u.test(document.text.slice(sentence.start, answer.start)) ? ' ' : '';
  const gapAfter = /^[*_`]*\s/u.test(document.text.slice(answer.end, sentence.end)) ? ' ' : '';
  return makeCandidate(findings, {
    kind,
    facts: [fact],
    asks: [askOf(fact)],
    content: {
      type: 'fill-in-blank',
      text: `${task}${before}${gapBefore}${blank}${gapAfter}${after}`.trim(),
      key,
      accepted: acceptedFor(key),
      explanation: plainText(document, sentence),
      hint: '',
    },
  });
}

/** Kinds that leave a part of a sentence out. */
export const gapKinds: readonly Kind[] = [
  gapKind('naming → gap', 'namings'),
  // 'In _____ Newton published …' could want a place.
  gapKind('date opening → gap', 'date openings', 'Fill in the year: '),
];
