import type { Answer } from '@engram/core/questions/answer.ts';

/** The option or the text; an answer of another shape is none. */
export function readChoice(answer: Answer | null): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

export function readChoices(answer: Answer | null): string[] {
  return Array.isArray(answer) ? answer : [];
}

export function readPairs(answer: Answer | null): Record<string, string> {
  return answer === null || typeof answer === 'string' || Array.isArray(answer) ? {} : answer;
}
