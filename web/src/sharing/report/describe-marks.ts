import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { markMessages as messages } from './messages.ts';

/** Such as "Wrong: 3, 7. Not answered: 9. The rest correct." */
export function describeMarks(marks: readonly OutcomeMark[]): string {
  if (marks.every((mark) => mark === 'correct')) return messages.allRight;
  const others = (
    ['partly', 'incorrect', 'unanswered', 'needs-review', 'dropped'] as const
  ).flatMap((mark) => {
    const numbers = marks.flatMap((each, place) => (each === mark ? [place + 1] : []));
    return numbers.length > 0 ? [messages[mark](numbers.join(', '))] : [];
  });
  return [...others, ...(marks.includes('correct') ? [messages.restRight] : [])].join(' ');
}
