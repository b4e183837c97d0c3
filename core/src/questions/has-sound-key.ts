import { blank, type Option, type Question, truths } from './question.ts';

/** Whether the key names what is there to be chosen; no schema can say that. */
export function hasSoundKey(question: Question): boolean {
  switch (question.type) {
    case 'multiple-choice':
      return (
        isSet(idsOf(question.options)) && idsOf(question.options).includes(question.correctAnswer)
      );
    case 'multiple-answer':
      return isSet(idsOf(question.options)) && isPartOf(question.correctAnswer, question.options);
    case 'true-false':
      return idsOf(question.options).join() === truths.join();
    case 'matching': {
      const { columnA, columnB, correctAnswer } = question;
      const pairs = Object.entries(correctAnswer);
      return (
        isSet(idsOf(columnA)) &&
        isSet(idsOf(columnB)) &&
        pairs.length === columnA.length &&
        isPartOf(Object.keys(correctAnswer), columnA) &&
        isPartOf(Object.values(correctAnswer), columnB)
      );
    }
    case 'fill-in-blank':
      return question.text.split(blank).length === 2;
    case 'short-answer':
      return true;
  }
}

function idsOf(options: readonly Option[]): string[] {
  return options.map(({ id }) => id);
}

/** Each once, and all of them there. */
function isPartOf(ids: readonly string[], options: readonly Option[]): boolean {
  const known = new Set(idsOf(options));
  return isSet(ids) && ids.every((id) => known.has(id));
}

function isSet(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
