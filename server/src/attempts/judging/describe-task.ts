import type { JudgeTask, Passage, TypedAnswer } from '@engram/core/generation/model-contract.ts';
import { writeAsked } from '@engram/core/questions/question-context.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { proofOf, spansOf } from '@engram/core/questions/spans.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { markPassages } from '../../generation/pipeline/calls/mark-passages.ts';
import type { LeftAnswer } from './list-left.ts';

/** What a model is shown: each answer with its key, and the sections that prove them, each once. */
export function describeTask(left: readonly LeftAnswer[], material: string): JudgeTask {
  const numbered = left.map((one, at) => ({ ...one, no: at + 1 }));
  const sourced = numbered.flatMap(({ no, question: { source } }) =>
    source === null ? [] : [{ no, source }],
  );
  const marked = markPassages(
    indexText(material),
    sourced
      .filter(({ source }) => standsIn(material, source))
      .map(({ no, source }) => ({ no, spans: spansOf(source) })),
  );
  const passages: Passage[] = [...marked.passages];
  const passageOf = new Map(marked.passageOf);
  for (const { no, source } of sourced.filter((one) => !passageOf.has(one.no))) {
    passages.push({ passage: passages.length + 1, text: proofOf(source) });
    passageOf.set(no, passages.length);
  }
  return {
    passages,
    judge: numbered.map(({ no, question, answer }): TypedAnswer => {
      const { type, correctAnswer, acceptedAnswers } = question;
      const passage = passageOf.get(no) ?? 0;
      return {
        no,
        type,
        question: writeAsked(question),
        key: correctAnswer,
        accepted: acceptedAnswers,
        answer,
        passage,
      };
    }),
  };
}

/** A copy of somebody else's test has the quotes without the text. */
function standsIn(material: string, source: Source): boolean {
  return spansOf(source).every(({ start, end, quote }) => material.slice(start, end) === quote);
}
