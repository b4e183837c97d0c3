import { readPlain } from '../../rich-text/read-plain.ts';
import { formatOf } from '../../rich-text/text-format.ts';
import type { Source, Span } from '../question.ts';
import type { TypedQuestion } from './describe-question.ts';

const read = new WeakMap<TypedQuestion, TypedQuestion>();

/** A question in plain words, by which all is graded that is no formula. Worked out once. */
export function readTyped(question: TypedQuestion): TypedQuestion {
  if (formatOf(question) === 'plain') return question;
  const known = read.get(question) ?? readAll(question);
  read.set(question, known);
  return known;
}

function readAll(question: TypedQuestion): TypedQuestion {
  const { text, correctAnswer, acceptedAnswers, source } = question;
  return {
    ...question,
    format: 'plain',
    text: readPlain(text, 'rich'),
    correctAnswer: readPlain(correctAnswer, 'rich'),
    acceptedAnswers: acceptedAnswers.map((accepted) => readPlain(accepted, 'rich')),
    source: source && readSource(source),
  };
}

function readSource(source: Source): Source {
  return {
    ...source,
    ...readSpan(source),
    ...(source.also && { also: source.also.map(readSpan) }),
  };
}

function readSpan(span: Span): Span {
  return { ...span, quote: readPlain(span.quote, 'rich') };
}
