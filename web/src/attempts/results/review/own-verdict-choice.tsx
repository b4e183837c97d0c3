import type { Outcome, OutcomeVerdict, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { judge, mayJudge } from '@engram/core/attempts/grade-attempt.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useKeysSetting } from '../../../keys/use-keys-setting.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Key } from '../../../ui/key.tsx';
import { reviewMessages as messages } from '../messages.ts';
import { useVerdictKeys, verdictKeys } from './use-verdict-keys.ts';

type OwnVerdictChoiceProps = {
  question: Question;
  outcome: Outcome;
  /** The id of the question's heading. */
  labelledBy: string;
  /** The learner judges one answer after the other, and this one is next. */
  isNow: boolean;
  onJudge: (verdict: OwnVerdict) => void;
};

/** For words that are right in a way that no rule foresaw; the verdict is marked as the learner's. */
export function OwnVerdictChoice({
  question,
  outcome,
  labelledBy,
  isNow,
  onJudge,
}: OwnVerdictChoiceProps) {
  const whyId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [hasKeys] = useKeysSetting();
  const { verdict: byRule } = judge(question, { ...outcome, ownVerdict: null });
  const isSaid = outcome.isOwnVerdict || outcome.isModelVerdict === true;

  useVerdictKeys(isNow && hasKeys, onJudge);

  // The one before it has just been judged; its row and the answer are to be seen too.
  useEffect(() => {
    if (!isNow) return;
    group.current?.focus({ preventScroll: true });
    group.current?.closest('details')?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);

  // By what is shown and counted: rules may say something else today.
  if (!mayJudge(question, isSaid ? 'needs-review' : outcome.verdict)) return null;
  const chosen = outcome.isOwnVerdict ? outcome.verdict : undefined;

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={whyId}
      className="-m-2 grid gap-2 rounded-tile p-2 focus-visible:shadow-focus"
    >
      <p id={whyId} className="type-sm text-ink-2">
        {sayWhy(outcome, byRule)}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ verdict, icon, label, key }) => (
          <Button
            key={verdict}
            size="small"
            aria-pressed={chosen === verdict}
            onClick={() => chosen !== verdict && onJudge(verdict)}
            className="aria-pressed:border-petrol aria-pressed:bg-petrol-soft aria-pressed:forced-chosen"
          >
            <Icon icon={icon} size="small" />
            {label}
            {isNow && hasKeys && (
              <span aria-hidden="true" className="max-md:pointer-coarse:hidden">
                <Key name={key} />
              </span>
            )}
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
  { verdict: 'correct', icon: Check, label: messages.wasRight, key: verdictKeys.correct },
  { verdict: 'incorrect', icon: X, label: messages.wasWrong, key: verdictKeys.incorrect },
] as const;
