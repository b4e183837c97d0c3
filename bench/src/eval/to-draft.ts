import type { Draft } from '@engram/core/questions/draft.ts';
import type { Option, Question, Source } from '@engram/core/questions/question.ts';

/** What the rules of item writing look at, read back from a question as it was shipped. */
export function toDraft(question: Question, source: Source): Draft {
  const { text, explanation, hint, topic } = question;
  const common = { text, explanation, hint, topic, source };
  switch (question.type) {
    case 'multiple-choice': {
      const [keys, distractors] = split(question.options, [question.correctAnswer]);
      return { ...common, type: question.type, key: keys[0] ?? '', distractors };
    }
    case 'multiple-answer': {
      const [keys, distractors] = split(question.options, question.correctAnswer);
      return { ...common, type: question.type, keys, distractors };
    }
    case 'true-false':
      return { ...common, type: question.type, key: question.correctAnswer };
    case 'matching': {
      const right = new Map(question.columnB.map((row) => [row.id, row.text]));
      const pairs = question.columnA.map((row) => ({
        left: row.text,
        right: right.get(question.correctAnswer[row.id] ?? '') ?? '',
      }));
      return { ...common, type: question.type, pairs };
    }
    case 'short-answer':
    case 'fill-in-blank':
      return {
        ...common,
        type: question.type,
        key: question.correctAnswer,
        accepted: question.acceptedAnswers,
      };
  }
}

function split(options: readonly Option[], keyIds: readonly string[]): [string[], string[]] {
  const isKey = ({ id }: Option) => keyIds.includes(id);
  return [
    options.filter(isKey).map(({ text }) => text),
    options.filter((option) => !isKey(option)).map(({ text }) => text),
  ];
}
