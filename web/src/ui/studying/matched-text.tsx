import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export type MatchFeedback = {
  feedback: 'correct' | 'wrong';
  /** Says the feedback in words, such as "Correct". */
  tag?: string | undefined;
  /** The right match, after its label such as "Correct answer". */
  correction?: { label: string; text: ReactNode } | undefined;
};

type MatchedTextProps = MatchFeedback & {
  /** What was chosen, in full: a closed select would cut it. */
  text: ReactNode;
  isUnanswered: boolean;
};

/** A match that was checked and can no longer change. */
export function MatchedText({ text, isUnanswered, feedback, tag, correction }: MatchedTextProps) {
  const { look, words, icon } = feedbacks[feedback];
  return (
    <div className="grid gap-1">
      <p
        className={classNames(
          'min-h-11 content-center rounded-control border px-3.5 py-2 leading-[1.4] wrap-anywhere',
          isUnanswered ? 'text-ink-2' : 'font-serif',
          look,
        )}
      >
        {text}
      </p>
      {tag !== undefined && (
        <p className={classNames('flex items-center gap-1.5 type-xs font-semibold', words)}>
          <Icon icon={icon} size="small" />
          {tag}
        </p>
      )}
      {correction && (
        <p className="type-xs wrap-anywhere">
          <span className="font-semibold text-success-ink">{correction.label}</span>{' '}
          <span className="font-serif text-[0.9375rem]">{correction.text}</span>
        </p>
      )}
    </div>
  );
}

const feedbacks = {
  correct: { look: 'border-success bg-success-soft', words: 'text-success-ink', icon: Check },
  wrong: { look: 'border-danger bg-danger-soft', words: 'text-danger-ink', icon: X },
} as const;
