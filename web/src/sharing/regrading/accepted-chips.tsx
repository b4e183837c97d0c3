import { textLimits } from '@engram/core/questions/question.ts';
import { Plus, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isPress } from '../../keys/is-press.ts';
import { RichLine } from '../../rich-text/rich-text.tsx';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mostAccepted } from './draft.ts';
import { regradeMessages as messages } from './messages.ts';

type AcceptedChipsProps = {
  /** As they were. */
  before: readonly string[];
  accepted: readonly string[];
  format: TextFormat | undefined;
  onChange: (accepted: readonly string[]) => void;
};

/** The answers that are right: those that were, marked where they are taken out, and new ones. */
export function AcceptedChips({ before, accepted, format, onChange }: AcceptedChipsProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const added = accepted.filter((one) => !before.includes(one));
  const isFull = accepted.length >= mostAccepted;
  const wording = typed.trim();

  function add(): void {
    if (wording === '' || isFull) return;
    if (!accepted.includes(wording)) onChange([...accepted, wording]);
    setTyped('');
    input.current?.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul aria-label={messages.accepted} className="flex flex-wrap gap-2">
        {[...before, ...added].map((answer) => (
          <Chip
            key={answer}
            answer={answer}
            format={format}
            state={stateOf(answer, { before, accepted })}
            onPress={() =>
              onChange(
                accepted.includes(answer)
                  ? accepted.filter((one) => one !== answer)
                  : inOrder(before, [...accepted, answer]),
              )
            }
          />
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <Field label={messages.addLabel} className="min-w-0 flex-1">
          <TextInput
            ref={input}
            value={typed}
            maxLength={textLimits.accepted}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isPress(event, 'Enter')) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button onClick={add} isPaused={isFull}>
          <Icon icon={Plus} />
          {messages.add}
        </Button>
      </div>
      {isFull && <p className="type-xs text-ink-3">{messages.full}</p>}
      {accepted.length === 0 && (
        <p role="alert" className="type-sm text-danger">
          {messages.noneLeft}
        </p>
      )}
    </div>
  );
}

type ChipState = 'kept' | 'added' | 'removed';

type Chips = Pick<AcceptedChipsProps, 'before' | 'accepted'>;

function stateOf(answer: string, { before, accepted }: Chips): ChipState {
  if (!accepted.includes(answer)) return 'removed';
  return before.includes(answer) ? 'kept' : 'added';
}

/** What was put back stands where it stood. */
function inOrder(before: readonly string[], accepted: readonly string[]): string[] {
  const kept = before.filter((one) => accepted.includes(one));
  return [...kept, ...accepted.filter((one) => !before.includes(one))];
}

type ChipProps = {
  answer: string;
  format: TextFormat | undefined;
  state: ChipState;
  onPress: () => void;
};

function Chip({ answer, format, state, onPress }: ChipProps) {
  const isOut = state === 'removed';
  return (
    <li
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-tile border ps-3.5 pe-0.5',
        looks[state],
      )}
    >
      <span className={classNames('min-w-0 font-serif wrap-anywhere', isOut && 'line-through')}>
        <RichLine text={answer} format={format} />
      </span>
      {state !== 'kept' && (
        <span className="text-[0.8125rem] font-semibold">
          {state === 'added' ? messages.added : messages.removed}
        </span>
      )}
      <Button
        variant="ghost"
        isIconOnly
        aria-label={isOut ? messages.putBack(answer) : messages.remove(answer)}
        onClick={onPress}
      >
        <Icon icon={isOut ? Undo2 : X} size="small" />
      </Button>
    </li>
  );
}

const looks: Readonly<Record<ChipState, string>> = {
  kept: 'border-line-strong bg-surface',
  added: 'border-success bg-success-soft text-success-ink',
  removed: 'border-dashed border-line-strong text-ink-2',
};
