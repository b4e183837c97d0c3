import { materialLimits } from '@engram/core/limits.ts';
import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import type { ReactNode } from 'react';
import { writeLimit } from '../plan-words.ts';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { materialCardMessages as messages, textMessages } from './messages.ts';

type MaterialCardProps = {
  characters: number;
  plan: Plan;
  /** Such as the list of what was chosen. */
  children?: ReactNode;
};

/** How much there is, and how much the plan reads. */
export function MaterialCard({ characters, plan, children }: MaterialCardProps) {
  const max = plan.limits.characters;
  return (
    <Card as="section" padding="small" aria-label={messages.title} className="grid gap-3">
      <h2 className="type-h3">{messages.title}</h2>
      <p className="flex justify-between gap-3 type-sm">
        <span className="text-ink-2">{messages.characters}</span>
        <span className="font-semibold">{writeLimit(characters)}</span>
      </p>
      <ProgressBar
        aria-label={messages.characters}
        value={(100 * characters) / max}
        valueText={textMessages.count(characters, max)}
        tone={characters > max ? 'danger' : 'petrol'}
        isThin
      />
      <p className="type-xs text-ink-3">{describeLimits(plan)}</p>
      {Boolean(children) && (
        <>
          <hr className="border-line" />
          {children}
        </>
      )}
    </Card>
  );
}

function describeLimits({ isPremium, limits }: Plan): string {
  const range = { min: materialLimits.minCharacters, max: limits.characters };
  if (isPremium) return messages.limits(range);
  return messages.freeLimits({ ...range, premiumMax: plans.student.limits.characters });
}
