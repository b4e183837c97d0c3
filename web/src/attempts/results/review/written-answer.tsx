import type { OutcomeVerdict } from '@engram/core/attempts/attempt.ts';
import { resultMessages } from '@engram/core/attempts/messages.ts';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { reviewMessages as messages } from '../messages.ts';

type WrittenAnswerProps = {
  /** Empty where nothing was written. */
  given: string;
  wanted: string;
  /** The same with all that is in them. */
  drawn: { given: ReactNode; wanted: ReactNode };
  verdict: OutcomeVerdict;
  /** Whose answer it was. */
  givenWords: { answer: string; correctAnswer: string };
};

/** Both answers as text (N19). */
export function WrittenAnswer({ given, wanted, drawn, verdict, givenWords }: WrittenAnswerProps) {
  const { box, label, icon } = looks[verdict];
  const isSame = verdict === 'correct' && given === wanted;
  return (
    <dl className="grid gap-2">
      <div className={classNames(boxClass, box)}>
        <dt className={classNames(labelClass, label)}>
          <Icon icon={icon} size="small" />
          {isSame ? givenWords.correctAnswer : givenWords.answer}
        </dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          {given === '' ? resultMessages.notAnswered : drawn.given}
        </dd>
      </div>
      {!isSame && (
        <div className={classNames(boxClass, looks.correct.box)}>
          <dt className={classNames(labelClass, looks.correct.label)}>
            <Icon icon={Check} size="small" />
            {messages.correctAnswer}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-line">{drawn.wanted}</dd>
        </div>
      )}
    </dl>
  );
}

const boxClass = 'grid gap-1 rounded-tile border px-3.5 py-2.5 font-serif leading-[1.45]';

const labelClass = 'flex items-center gap-1.25 font-sans text-[0.8125rem] font-semibold';

const wrong = { box: 'border-danger bg-danger-soft', label: 'text-danger-ink' };

const looks = {
  correct: { box: 'border-success bg-success-soft', label: 'text-success-ink', icon: Check },
  incorrect: { ...wrong, icon: X },
  unanswered: { ...wrong, icon: Minus },
  'needs-review': { box: 'border-line bg-mark-soft', label: 'text-mark-ink', icon: CircleHelp },
} as const;
