import { formatOf } from '../rich-text/text-format.ts';
import type { Draft } from './draft.ts';
import type { Option, Question } from './question.ts';

/** A question as the draft it was arranged from; none where it has no source. */
export function toDraft(question: Question): Draft | undefined {
  const { text, context, explanation, hint, topic, topics, source } = question;
  if (source === null) return undefined;
  const common = {
    format: formatOf(question),
    text,
    ...(context && { context }),
    explanation,
    hint,
    topic,
    source,
    ...(topics && { topics }),
  };
  switch (question.type) {
    case 'multiple-choice': {
      const isKey = ({ id }: Option) => id === question.correctAnswer;
      const key = question.options.find(isKey)?.text ?? '';
      const distractors = textsOf(question.options.filter((option) => !isKey(option)));
      return { ...common, type: question.type, key, distractors };
    }
    case 'multiple-answer': {
      const isKey = ({ id }: Option) => question.correctAnswer.includes(id);
      const keys = textsOf(question.options.filter(isKey));
      const distractors = textsOf(question.options.filter((option) => !isKey(option)));
      return { ...common, type: question.type, keys, distractors };
    }
    case 'true-false':
      return { ...common, type: question.type, key: question.correctAnswer };
    case 'matching': {
      const rights = new Map(question.columnB.map(({ id, text: right }) => [id, right]));
      const pairs = question.columnA.map(({ id, text: left }) => ({
        left,
        right: rights.get(question.correctAnswer[id] ?? '') ?? '',
      }));
      return { ...common, type: question.type, pairs };
    }
    case 'short-answer':
    case 'fill-in-blank': {
      const { type, correctAnswer: key, acceptedAnswers: accepted } = question;
      return { ...common, type, key, accepted };
    }
  }
}

function textsOf(options: readonly Option[]): string[] {
  return options.map(({ text }) => text);
}
