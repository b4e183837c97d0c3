import type { Question } from '@engram/core/questions/question.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { KeyLine } from '../../questions/answer-line.tsx';
import { letterOf } from '../../questions/option-letters.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { reviewMessages as messages } from './messages.ts';

type RowKeyProps = { question: Question; isHidden: boolean };

/** What there is to choose from, and what is right of it; without options the answer alone. */
export function RowKey({ question, isHidden }: RowKeyProps) {
  const { type } = question;
  if (type === 'multiple-choice' || type === 'multiple-answer') {
    const right: readonly string[] = [question.correctAnswer].flat();
    return (
      // No list of its own: the questions are one, and their options would count as theirs.
      <div className="grid gap-1.5">
        {question.options.map(({ id, text }, index) => (
          <Option
            key={id}
            letter={letterOf(type, index)}
            text={<RichLine text={text} format={question.format} />}
            isRight={!isHidden && right.includes(id)}
          />
        ))}
      </div>
    );
  }
  if (isHidden) return null;
  return (
    <p className="flex gap-2.5 font-serif leading-[1.45]">
      <Icon icon={Check} className="mt-0.5 text-success" />
      <span className="sr-only">{`${messages.key}: `}</span>
      <span className="min-w-0 wrap-anywhere">
        <KeyLine question={question} />
      </span>
    </p>
  );
}

type OptionProps = { letter: string; text: ReactNode; isRight: boolean };

function Option({ letter, text, isRight }: OptionProps) {
  return (
    <p className="grid grid-cols-[20px_20px_minmax(0,1fr)] gap-2 font-serif leading-[1.45]">
      <span className="text-success">
        {isRight && (
          <>
            <Icon icon={Check} className="mt-0.5" />
            <span className="sr-only">{`${messages.key}: `}</span>
          </>
        )}
      </span>
      <span className="pt-px text-center font-sans type-sm font-semibold text-ink-3">{letter}</span>
      <span className={classNames('wrap-anywhere', !isRight && 'text-ink-2')}>{text}</span>
    </p>
  );
}
