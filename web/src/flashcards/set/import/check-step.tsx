import { cutText } from '@engram/core/cut-text.ts';
import { type Columns, guessColumns } from '@engram/core/flashcards/choose-columns.ts';
import { type CardSet, SetName } from '@engram/core/flashcards/card-set.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkName } from '../../../check-name.ts';
import { pathsOf } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-frame.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { renameMessages } from '../../messages.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FileCard } from './file-card.tsx';
import { ImportNews } from './import-news.tsx';
import { importMessages as messages, separatorMessages } from './messages.ts';
import { PreviewRows } from './preview-rows.tsx';
import { type CardTable, readCards } from './read-cards.ts';
import { SeparatorChoice } from './separator-choice.tsx';
import { useImport } from './use-import.ts';

type CheckStepProps = {
  set: CardSet | undefined;
  table: CardTable;
  onTable: (table: CardTable) => void;
  onReplace: () => void;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

export function CheckStep({ set, table, onTable, onReplace, onBusy, onClose }: CheckStepProps) {
  const [columns, setColumns] = useState<Columns>(() => guessColumns(table.rows));
  const [name, setName] = useState(() => nameSet(table));
  const [nameProblem, setNameProblem] = useState<string>();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const importing = useImport({ set, table, columns });
  const { cards, hasBegun, isComparing, known, sending } = importing;
  const isSending = sending?.isBusy === true;
  const hasColumns = table.columnCount > 1;
  const [separators, setSeparators] = useState(table.separators);
  const isReading = separators !== table.separators;
  const lastAsked = useRef<CardTable['separators']>(undefined);
  useEffect(() => () => void (lastAsked.current = undefined), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isComparing || isReading) return;
    const checked = set ? undefined : checkName(SetName, name, renameMessages);
    if (checked && 'problem' in checked) {
      setNameProblem(checked.problem);
      return;
    }
    onBusy(true);
    const { sent, isLeft } = await importing.start(checked?.name);
    const isDone = sent === cards.length;
    if (isDone) showToast(messages.done(sent));
    else if (isLeft) showToast(messages.left(sent, cards.length));
    // Whoever has gone elsewhere stays there.
    if (isLeft) return;
    onBusy(false);
    if (!isDone) return;
    onClose();
    if (!set) await navigate(pathsOf.flashcardSet(importing.setId));
  }

  /** What was asked last counts, whichever is read first. */
  async function readAgain(asked: CardTable['separators']) {
    lastAsked.current = asked;
    setSeparators(asked);
    const next = await readCards(table, asked);
    if (lastAsked.current !== asked) return;
    setColumns(guessColumns(next.rows));
    onTable(next);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FileCard table={table} {...(!hasBegun && { onReplace })} />
      {!hasBegun && !set && (
        <Field label={messages.name} error={nameProblem}>
          <TextInput
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setNameProblem(undefined);
            }}
          />
        </Field>
      )}
      {!hasBegun && hasColumns && (
        <>
          <ColumnChoice table={table} columns={columns} onChange={setColumns} />
          <PreviewRows table={table} columns={columns} onChange={setColumns} />
        </>
      )}
      {!hasBegun && (
        <SeparatorChoice
          separators={separators}
          isOpenAtFirst={!hasColumns}
          onChange={(asked) => void readAgain(asked)}
        />
      )}
      {hasColumns ? (
        <ImportNews importing={importing} />
      ) : (
        <Note tone="yellow">{separatorMessages.oneColumn}</Note>
      )}
      <DialogActions>
        <Button isPaused={isSending} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isSending || isComparing}
          isPaused={isReading}
          disabled={cards.length === 0 || known.isError}
        >
          {sending?.failure === undefined ? messages.import(cards.length) : messages.retry}
        </Button>
      </DialogActions>
    </form>
  );
}

/** After its file, as far as a name may be long. */
function nameSet({ name, encoding }: CardTable): string {
  if (encoding === undefined) return messages.pastedSet;
  const bare = name.replace(/\.[^.]+$/u, '').trim();
  return cutText(bare, cardLimits.maxNameLength) || messages.pastedSet;
}
