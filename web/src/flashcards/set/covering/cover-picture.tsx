import { makeCoverCards } from '@engram/core/flashcards/make-cover-cards.ts';
import type { PicturePart } from '@engram/core/pictures/cover.ts';
import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUndoKey } from '../../../editing/use-undo-key.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchRow } from '../../../ui/forms/switch-row.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { unknownFailure } from '../../messages.ts';
import { useAddCards } from '../use-card-changes.ts';
import { Board } from './board.tsx';
import { coveringMessages as messages } from './messages.ts';
import { type Change, type Direction, putNextPart, stepPart } from './part-shape.ts';
import { PartNames } from './part-names.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useParts } from './use-parts.ts';

type CoverPictureProps = {
  setId: string;
  picture: { id: string; alternative: string };
  onAnother: () => void;
  onClose: () => void;
};

/** Covers parts of a picture, names them, and makes a card of each. */
export function CoverPicture({ setId, picture, onAnother, onClose }: CoverPictureProps) {
  const { parts, isFull, ...change } = useParts();
  const [chosenId, setChosenId] = useState<string>();
  const [areOthersCovered, setOthersCovered] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const [told, setTold] = useState('');
  const adding = useAddCards(setId, onClose);
  const board = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const chosenAt = parts.findIndex(({ id }) => id === chosenId);

  // What had the keyboard went with the picture's words.
  useEffect(() => addButton.current?.focus(), []);
  useUndoKey(change.canUndo ? undo : undefined);

  function undo() {
    change.undo();
    setTold(messages.undone);
  }

  function add(part: PicturePart) {
    let id = '';
    flushSync(() => {
      id = change.add(part);
      setChosenId(id);
      setMissing(false);
    });
    focusPart(id);
  }

  function place(id: string, part: PicturePart) {
    change.place(id, part);
    setTold(messages.place(part));
  }

  function step(id: string, kind: Change, direction: Direction) {
    const part = parts.find((one) => one.id === id);
    if (part) place(id, stepPart(part, kind, direction));
  }

  /** The keyboard goes on with the part before it, where there is one. */
  function remove(id: string) {
    const at = parts.findIndex((one) => one.id === id);
    const next = parts[at - 1] ?? parts[at + 1];
    flushSync(() => {
      change.remove(id);
      setTold(messages.uncovered(at + 1));
    });
    if (next) focusPart(next.id);
    else addButton.current?.focus();
  }

  function focusPart(id: string) {
    board.current?.querySelector<HTMLElement>(`[data-part="${id}"]`)?.focus();
  }

  function submit() {
    if (adding.isPending) return;
    if (parts.length === 0) {
      setMissing(true);
      addButton.current?.focus();
      return;
    }
    adding.mutate(makeCoverCards({ ...picture, parts, isAlone: !areOthersCovered }));
  }

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="type-sm text-ink-2">{isFull ? messages.full : messages.how}</p>
          <Board
            {...{ picture, parts, chosenId, isFull, board }}
            onChoose={setChosenId}
            onDraw={add}
            onPlace={place}
            onStep={step}
            onRemove={remove}
            onName={(id) =>
              names.current?.querySelector<HTMLElement>(`[data-name="${id}"]`)?.focus()
            }
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              ref={addButton}
              size="small"
              isPaused={isFull}
              onClick={() => !isFull && add(putNextPart(parts))}
            >
              <Icon icon={Plus} size="small" />
              {messages.addPart}
            </Button>
            <Button
              variant="ghost"
              size="small"
              isPaused={!change.canUndo}
              onClick={() => change.canUndo && undo()}
            >
              <Icon icon={Undo2} size="small" />
              {messages.undo}
            </Button>
            {chosenAt >= 0 && chosenId !== undefined && (
              <StepButtons
                number={chosenAt + 1}
                onStep={(kind, direction) => step(chosenId, kind, direction)}
              />
            )}
          </div>
          <p role="status" className="sr-only">
            {told}
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div className="grid gap-2">
            <h3 className="type-sm font-semibold">{messages.names}</h3>
            <p className="type-xs text-ink-3">{messages.namesHint}</p>
            <PartNames
              list={names}
              parts={parts}
              onChoose={setChosenId}
              onRename={change.rename}
              onRemove={remove}
            />
          </div>
          <SwitchRow
            label={messages.others}
            hint={messages.othersHint}
            isOn={areOthersCovered}
            onChange={setOthersCovered}
          />
        </div>
      </div>
      {isMissing && <Note tone="red">{messages.missing}</Note>}
      {adding.error && <Note tone="red">{readFailure(adding.error, unknownFailure)}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" isPaused={adding.isPending} onClick={onAnother}>
          {messages.another}
        </Button>
        <Button isPaused={adding.isPending} onClick={onClose}>
          {messages.close}
        </Button>
        <Button variant="primary" isBusy={adding.isPending} onClick={submit}>
          {messages.submit(parts.length)}
        </Button>
      </div>
    </>
  );
}
