import { pointLimits } from '@engram/core/limits.ts';
import { pointsOf, type Question } from '@engram/core/questions/question.ts';
import { type LucideIcon, Image, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { RichLine } from '../../rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberStepper } from '../../ui/forms/number-stepper.tsx';
import { Icon } from '../../ui/icon.tsx';
import { editorMessages, reviewMessages as messages } from './messages.ts';

type RowFootProps = {
  question: Question;
  number: number;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onPicture: () => void;
  onReplace: () => void;
  onDelete: () => void;
  onPoints: (points: number) => void;
};

/** What a question is worth, and what can be done with it. */
export function RowFoot({ question, number, editButton, ...does }: RowFootProps) {
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line px-2 pt-2">
      <span className="me-auto flex items-center gap-2 type-sm text-ink-2 max-md:w-full">
        <span aria-hidden="true">{editorMessages.points}</span>
        <NumberStepper
          aria-label={editorMessages.pointsOf(number)}
          decreaseLabel={editorMessages.fewerPoints(number)}
          increaseLabel={editorMessages.morePoints(number)}
          min={1}
          max={pointLimits.max}
          value={pointsOf(question)}
          onValueChange={does.onPoints}
        />
      </span>
      <span className="-mx-3 flex flex-wrap max-md:-mx-2">
        <Action
          ref={editButton}
          icon={Pencil}
          label={messages.edit}
          number={number}
          onClick={does.onEdit}
        />
        <Action icon={Image} label={messages.picture} number={number} onClick={does.onPicture} />
        <Action
          icon={RefreshCw}
          label={messages.replace}
          number={number}
          onClick={does.onReplace}
        />
        <Action icon={Trash2} label={messages.delete} number={number} onClick={does.onDelete} />
      </span>
    </div>
  );
}

type ActionProps = {
  ref?: Ref<HTMLButtonElement>;
  icon: LucideIcon;
  label: string;
  number: number;
  onClick: () => void;
};

function Action({ ref, icon, label, number, onClick }: ActionProps) {
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="small"
      onClick={onClick}
      className="max-md:px-2 max-md:[&>svg]:hidden"
    >
      <Icon icon={icon} size="small" />
      {label} <span className="sr-only">{messages.ofQuestion(number)}</span>
    </Button>
  );
}

/** What is shown with the answer, as its owner will read it. */
export function RowExplanation({ question: { explanation, format } }: { question: Question }) {
  if (explanation === '') return null;
  return (
    <p className="type-sm text-ink-2">
      <span className="font-semibold text-ink">{messages.explanation}</span>{' '}
      <span className="font-serif text-[0.9375rem] leading-[1.5] wrap-anywhere">
        <RichLine text={explanation} format={format} />
      </span>
    </p>
  );
}
