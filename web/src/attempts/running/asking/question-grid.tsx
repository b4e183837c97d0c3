import { NumberGrid } from '../../../ui/studying/number-grid.tsx';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.grid;

export type QuestionGridProps = {
  answered: readonly boolean[];
  /** Counted from 1. */
  reported: number | undefined;
  current: number;
  onSelect: (number: number) => void;
};

/** Every question by its number [RUN-05] [RUN-06] [RUN-07]. */
export function QuestionGrid({ answered, reported, current, onSelect }: QuestionGridProps) {
  return (
    <NumberGrid
      label={messages.label}
      current={current}
      onSelect={onSelect}
      words={{
        question: messages.question,
        answered: messages.answered,
        reported: messages.reported,
      }}
      questions={answered.map((isAnswered, index) => ({
        isAnswered,
        isReported: reported === index + 1,
      }))}
    />
  );
}

/** What its colours say, in words. */
export function GridLegend() {
  return (
    <p className="flex gap-3.5 type-xs text-ink-3">
      <span className="flex items-center gap-1.5">
        <i className="size-3 rounded-[4px] bg-petrol forced-chosen" />
        {messages.current}
      </span>
      <span className="flex items-center gap-1.5">
        <i className="size-3 rounded-[4px] bg-petrol-soft inset-ring inset-ring-petrol" />
        {messages.answeredMark}
      </span>
    </p>
  );
}
