import type { OutcomeVerdict } from '@engram/core/attempts/attempt.ts';
import { verdictMessages as messages } from './messages.ts';

/** Such as "Wrong: 3, 7. Not answered: 9. The rest right." */
export function describeVerdicts(verdicts: readonly OutcomeVerdict[]): string {
  if (verdicts.every((verdict) => verdict === 'correct')) return messages.allRight;
  const others = (['incorrect', 'unanswered', 'needs-review'] as const).flatMap((verdict) => {
    const numbers = verdicts.flatMap((each, place) => (each === verdict ? [place + 1] : []));
    return numbers.length > 0 ? [messages[verdict](numbers.join(', '))] : [];
  });
  return [...others, ...(verdicts.includes('correct') ? [messages.restRight] : [])].join(' ');
}
