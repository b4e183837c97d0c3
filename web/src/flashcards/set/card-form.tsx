import { CardSide } from '@engram/core/flashcards/card.ts';
import type { Sides } from '@engram/core/flashcards/pick-cards.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { RichField } from '../../editing/rich-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { type CardDraft, changeCardDraft } from './card-draft.ts';
import { cardFormMessages as messages } from './messages.ts';

type CardFormProps = {
  /** Names the form. */
  label: string;
  card: CardDraft;
  submitLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  /** What the server said. */
  failure: string | undefined;
  /** For an owner who keeps what is written. */
  onDraft?: (draft: CardDraft) => void;
  onSubmit: (draft: CardDraft) => void;
  onCancel: () => void;
  /** Further actions. */
  children?: ReactNode;
};

export function CardForm(props: CardFormProps) {
  const { label, card, submitLabel, cancelLabel, isBusy, failure, onSubmit, onCancel } = props;
  const [draft, setDraft] = useState(card);
  const [problems, setProblems] = useState<Partial<Sides>>({});
  const front = useRef<HTMLTextAreaElement>(null);
  const back = useRef<HTMLTextAreaElement>(null);

  // Whoever opens the form wants to write; whoever searches, and finds it still open, does not.
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea') !== true) front.current?.focus();
  }, []);

  function write(next: CardDraft) {
    setDraft(next);
    props.onDraft?.(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = checkSides(draft);
    setProblems(found);
    if (found.front !== undefined) front.current?.focus();
    else if (found.back !== undefined) back.current?.focus();
    else onSubmit({ ...draft, front: draft.front.trim(), back: draft.back.trim() });
  }

  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-petrol-soft px-[clamp(16px,2.2vw,20px)] py-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        {sides.map((side) => (
          <RichField
            key={side}
            ref={side === 'front' ? front : back}
            label={messages[side]}
            error={problems[side]}
            value={draft[side]}
            format={draft.format}
            onKeyDown={({ key }) => key === 'Escape' && !isBusy && onCancel()}
            onChange={(written) => {
              write(changeCardDraft(draft, side, written));
              setProblems({ ...problems, [side]: undefined });
            }}
            onRead={() => write({ ...draft, format: 'rich' })}
          />
        ))}
      </div>
      {failure !== undefined && <Note tone="red">{failure}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        {props.children}
        <Button onClick={onCancel} isPaused={isBusy}>
          {cancelLabel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const sides = ['front', 'back'] as const;

function checkSides(draft: Sides): Partial<Sides> {
  const front = findProblem(draft.front, messages.frontMissing);
  const back = findProblem(draft.back, messages.backMissing);
  return {
    ...(front !== undefined && { front }),
    ...(back !== undefined && { back }),
  };
}

function findProblem(side: string, missing: string): string | undefined {
  const { error } = CardSide.safeParse(side);
  const issue = error?.issues[0]?.code;
  if (issue === undefined) return undefined;
  if (issue === 'too_small') return missing;
  return issue === 'too_big' ? messages.tooLong : messages.notStorable;
}
