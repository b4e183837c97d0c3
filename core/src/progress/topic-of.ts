import type { Question } from '../questions/question.ts';
import { readTitle } from '../rich-text/read-title.ts';
import { formatOf } from '../rich-text/text-format.ts';

/** Its words alone, as a heading may have a formula in it; null where a question names none. */
export function topicOf(question: Pick<Question, 'topic' | 'format'>): string | null {
  return question.topic === null ? null : readTitle(question.topic, formatOf(question)) || null;
}
