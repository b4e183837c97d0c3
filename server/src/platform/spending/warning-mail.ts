import { product } from '@engram/core/product.ts';
import type { PlainMail } from '../mail/mailer.ts';

/** To the operator: what has happened, what follows from it, and what can be done. */
export function spendingWarning({ day, percent }: { day: string; percent: number }): PlainMail {
  const isSpent = percent >= 100;
  const said = isSpent
    ? 'AI has spent its whole budget of today. Until midnight UTC the built-in generator makes tests and cards, and says so.'
    : 'AI has spent 80 % of its budget of today. When all of it is spent, the built-in generator takes over until midnight UTC.';
  return {
    subject: isSpent
      ? `${product.name}: the AI budget of ${day} is spent`
      : `${product.name}: most of the AI budget of ${day} is spent`,
    text: [
      said,
      'To see what was spent, or to change the budget: npm run engram -- budget',
      '',
    ].join('\n\n'),
  };
}
