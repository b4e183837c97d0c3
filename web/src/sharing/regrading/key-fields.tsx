import { pointLimits } from '@engram/core/limits.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useId } from 'react';
import { AnswerControl } from '../../questions/answer-control.tsx';
import { NumberStepper } from '../../ui/forms/number-stepper.tsx';
import { AcceptedChips } from './accepted-chips.tsx';
import { type Draft, isSound, listAccepted } from './draft.ts';
import { regradeMessages as messages } from './messages.ts';

type KeyFieldsProps = {
  question: Question;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** The key is chosen as the question is answered. */
export function KeyFields({ question, draft, onChange }: KeyFieldsProps) {
  const id = useId();
  const before = listAccepted(question);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 id={id} className="type-sm font-semibold">
          {before.length > 0 ? messages.accepted : messages.key}
        </h3>
        {before.length > 0 ? (
          <AcceptedChips
            before={before}
            accepted={draft.accepted}
            format={question.format}
            onChange={(accepted) => onChange({ ...draft, accepted })}
          />
        ) : (
          <AnswerControl
            question={question}
            labelledBy={id}
            answer={draft.answer}
            onAnswer={(answer) => onChange({ ...draft, answer })}
            isCompact
          />
        )}
        {before.length === 0 && !isSound(question, draft) && (
          <p role="alert" className="type-sm text-danger">
            {messages.unfinished}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="type-sm font-semibold">{messages.points}</span>
        <NumberStepper
          aria-label={messages.points}
          decreaseLabel={messages.fewer}
          increaseLabel={messages.more}
          value={draft.points}
          min={1}
          max={pointLimits.max}
          onValueChange={(points) => onChange({ ...draft, points })}
          className="h-11!"
        />
      </div>
    </>
  );
}
