import { Check, X } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { AnswerOption } from '../../../ui/studying/answer-option.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { exampleCopy, writeResult } from './example-copy.ts';

type ExampleQuestionProps = {
  chosen: string | undefined;
  /** Absent in the page without JavaScript, where the answer is only shown. */
  onChange?: (chosen: string | undefined) => void;
  className?: string;
};

export function ExampleQuestion({ chosen, onChange, className }: ExampleQuestionProps) {
  const questionId = useId();
  const options = useRef<HTMLDivElement>(null);

  function choose(letter: string, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Safari does not focus what is pressed, and focus is what keeps the slide here.
    currentTarget.focus();
    if (chosen === undefined) onChange?.(letter);
  }

  function tryAgain() {
    // The button goes; the keyboard's place on the page must not go with it.
    options.current?.querySelector('button')?.focus();
    onChange?.(undefined);
  }

  return (
    <div
      className={classNames(
        'relative z-2 ms-auto -mt-24 grid w-[62%] grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-transparent bg-surface px-5 py-4.5 shadow-e3 max-lg:-mt-6.5 max-lg:w-[90%] max-[14rem]:w-full! max-[14rem]:px-2.5! forced-colors:border-drawn',
        className,
      )}
    >
      {/* As high with the button as without it. */}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        <Verdict chosen={chosen} />
        {chosen === undefined && (
          <span className="type-xs text-ink-3">{exampleCopy.invitation}</span>
        )}
        {chosen !== undefined && onChange && (
          <TextButton
            onClick={tryAgain}
            className="relative before:absolute before:-inset-x-3 before:-inset-y-2"
          >
            {exampleCopy.again}
          </TextButton>
        )}
      </div>
      <p id={questionId} className="font-serif text-[1.125rem] leading-[1.35] font-medium">
        {exampleCopy.question}
      </p>
      <div ref={options} role="group" aria-labelledby={questionId} className="grid gap-2">
        {exampleCopy.options.map(({ letter, text }) => (
          <AnswerOption
            key={letter}
            isCompact
            letter={letter}
            text={<OptionText text={text} feedback={feedbackOn(letter, chosen)} />}
            state={feedbackOn(letter, chosen) ?? 'idle'}
            disabled={!onChange}
            aria-disabled={chosen !== undefined || undefined}
            onClick={(event) => choose(letter, event)}
            className={classNames(
              'max-[14rem]:gap-2! max-[14rem]:px-2!',
              chosen !== undefined && 'cursor-default!',
            )}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {chosen !== undefined && writeResult(chosen)}
      </p>
    </div>
  );
}

function Verdict({ chosen }: Pick<ExampleQuestionProps, 'chosen'>) {
  if (chosen === undefined) return <Badge tone="blue">{exampleCopy.questionType}</Badge>;
  const isRight = chosen === exampleCopy.correct;
  return (
    <Badge tone={isRight ? 'green' : 'red'}>
      <Icon icon={isRight ? Check : X} size="small" />
      {isRight ? exampleCopy.correctAnswer : exampleCopy.incorrect}
    </Badge>
  );
}

type Feedback = 'correct' | 'wrong' | undefined;

/** The tick and the cross in words, for which the card has no room. */
function OptionText({ text, feedback }: { text: string; feedback: Feedback }) {
  if (feedback === undefined) return text;
  const words = feedback === 'correct' ? exampleCopy.correctAnswer : exampleCopy.yourAnswer;
  return (
    <>
      {text} <span className="sr-only">{`(${words})`}</span>
    </>
  );
}

function feedbackOn(letter: string, chosen: string | undefined): Feedback {
  if (chosen === undefined) return undefined;
  if (letter === exampleCopy.correct) return 'correct';
  return letter === chosen ? 'wrong' : undefined;
}
