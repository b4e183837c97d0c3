import type { Card as Flashcard } from '@engram/core/flashcards/card.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { Plus } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { CardRow } from './card-row.tsx';
import { isWritten } from './is-written.ts';
import { previewMessages as messages } from '../messages.ts';
import { useWizard } from '../use-wizard.ts';

export type CardEditorHandle = {
  /** Leads to what keeps the cards from being saved; whether there is anything. */
  showProblem: () => boolean;
};

/** The cards, each of which can be changed, proven, deleted or joined by others. */
export function CardEditor({ ref }: { ref: Ref<CardEditorHandle> }) {
  const { wizard, change } = useWizard();
  const { showToast } = useToasts();
  const [isTold, setIsTold] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { cards, made } = wizard;
  const setId = made?.setId;

  const findRow = (index: number) => list.current?.children[index];

  useImperativeHandle(ref, () => ({
    showProblem() {
      const bad = cards.findIndex((card) => !isWritten(card));
      if (bad < 0 && cards.length > 0) return false;
      flushSync(() => setIsTold(true));
      if (bad < 0) addButton.current?.focus();
      else findRow(bad)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return true;
    },
  }));

  function add() {
    flushSync(() => change({ type: 'add-card', id: crypto.randomUUID() }));
    findRow(cards.length)?.querySelector('textarea')?.focus();
  }

  // The button goes with its row: the keyboard goes on in the next one, or the one before.
  function remove(card: Flashcard, index: number) {
    flushSync(() => change({ type: 'delete-card', id: card.id }));
    const buttons = (findRow(index) ?? findRow(index - 1))?.querySelectorAll('button');
    (buttons?.[buttons.length - 1] ?? addButton.current)?.focus();
    showToast(messages.deleted, {
      label: messages.undo,
      onPress: () => change({ type: 'restore-card', card, index, setId }),
    });
  }

  return (
    <Card
      as="section"
      aria-label={messages.cards}
      className="overflow-hidden"
      header={
        <>
          <h2 className="type-h3" aria-live="polite">
            {messages.cardCount(cards.length)}
          </h2>
          <Button
            ref={addButton}
            size="small"
            disabled={cards.length >= cardLimits.maxCardsPerCall}
            onClick={add}
          >
            <Icon icon={Plus} size="small" />
            {messages.add}
          </Button>
        </>
      }
    >
      {isTold && cards.length === 0 && (
        <div className="px-[clamp(18px,2.2vw,24px)] pb-4.5">
          <FieldError>{messages.nothingToSave}</FieldError>
        </div>
      )}
      <ul ref={list}>
        {cards.map((card, index) => (
          <CardRow
            key={card.id}
            card={card}
            number={index + 1}
            isChecked={isTold}
            onDelete={() => remove(card, index)}
          />
        ))}
      </ul>
    </Card>
  );
}
