import type { Outcome, OutcomeVerdict, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { judge, mayJudge } from '@engram/core/attempts/grade-attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { Check, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { reviewMessages as messages } from '../messages.ts';

type OwnVerdictChoiceProps = {
  question: Question;
  outcome: Outcome;
  onJudge: (verdict: OwnVerdict) => void;
};

/** For words that are right in a way that no rule foresaw; the verdict is marked as the learner's. */
export function OwnVerdictChoice({ question, outcome, onJudge }: OwnVerdictChoiceProps) {
  const { verdict: byRule } = judge(question, { ...outcome, ownVerdict: null });
  const isSaid = outcome.isOwnVerdict || outcome.isModelVerdict === true;
  // By what is shown and counted: rules may say something else today.
  if (!mayJudge(question, isSaid ? 'needs-review' : outcome.verdict)) return null;
  const chosen = outcome.isOwnVerdict ? outcome.verdict : undefined;
  return (
    <div className="grid gap-2">
      <p className="type-sm text-ink-2">{sayWhy(outcome, byRule)}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ verdict, icon, label }) => (
          <Button
            key={verdict}
            size="small"
            aria-pressed={chosen === verdict}
            onClick={() => chosen !== verdict && onJudge(verdict)}
            className="aria-pressed:border-petrol aria-pressed:bg-petrol-soft aria-pressed:forced-chosen"
          >
            <Icon icon={icon} size="small" />
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function sayWhy({ isModelVerdict }: Outcome, byRule: OutcomeVerdict): string {
  if (isModelVerdict) return messages.judgeModel;
  return byRule === 'incorrect' ? messages.judgeIncorrect : messages.judgeWaiting;
}

const choices = [
  { verdict: 'correct', icon: Check, label: messages.wasRight },
  { verdict: 'incorrect', icon: X, label: messages.wasWrong },
] as const;
