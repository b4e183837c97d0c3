import { type Columns, guessColumns } from '@engram/core/flashcards/choose-columns.ts';
import { type CardSet, SetName } from '@engram/core/flashcards/card-set.ts';
import { keyOfSides, pickCards } from '@engram/core/flashcards/pick-cards.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkName } from '../../../check-name.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { pathsOf } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog-frame.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToasts } from '../../../ui/toast-provider.tsx';
import { renameMessages, unknownFailure } from '../../messages.ts';
import { askAllCards, setKey } from '../../queries.ts';
import { useRefreshSet } from '../use-card-changes.ts';
import { ColumnChoice } from './column-choice.tsx';
import { FileCard } from './file-card.tsx';
import { describeLeftOut, importMessages as messages, separatorMessages } from './messages.ts';
import { PreviewRows } from './preview-rows.tsx';
import { type CardTable, readCards } from './read-cards.ts';
import { SeparatorChoice } from './separator-choice.tsx';
import { useSendCards } from './use-send-cards.ts';

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
  const [newId] = useState(() => crypto.randomUUID());
  const setId = set?.id ?? newId;
  const refresh = useRefreshSet(setId);
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const { sending, send } = useSendCards();
  const known = useQuery({
    queryKey: [...setKey(setId), 'sides'],
    queryFn: async () => new Set((await askAllCards(setId)).map(keyOfSides)),
    enabled: set !== undefined,
    gcTime: 0,
    structuralSharing: false,
  });
  const room = cardLimits.maxCardsPerSet - (known.data?.size ?? set?.totalCards ?? 0);
  const picked = useMemo(
    () => pickCards({ rows: table.rows, columns, known: known.data ?? noCards, room }),
    [table.rows, columns, known.data, room],
  );
  const isComparing = set !== undefined && known.isPending;
  const leftOut = describeLeftOut(picked.leftOut);
  const isSending = sending?.isBusy === true;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || isComparing) return;
    const checked = checkName(SetName, name, renameMessages);
    if (!set && 'problem' in checked) return setNameProblem(checked.problem);
    onBusy(true);
    const target = 'name' in checked && !set ? { setId, newName: checked.name } : { setId };
    const isDone = await send(target, picked.cards);
    onBusy(false);
    void refresh();
    if (!isDone) return undefined;
    showToast(messages.done(picked.cards.length));
    onClose();
    return set ? undefined : navigate(pathsOf.flashcardSet(setId));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FileCard table={table} isPaused={isSending} onReplace={onReplace} />
      {!set && (
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
      <SeparatorChoice
        key={table.name}
        separators={table.separators}
        isOpen={table.columnCount < 2}
        onChange={(separators) => {
          void readCards(table, separators).then((next) => {
            setColumns(guessColumns(next.rows));
            onTable(next);
          });
        }}
      />
      {table.columnCount < 2 ? (
        <Note tone="yellow">{separatorMessages.oneColumn}</Note>
      ) : (
        <>
          <ColumnChoice table={table} columns={columns} onChange={setColumns} />
          <PreviewRows table={table} columns={columns} onChange={setColumns} />
        </>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {leftOut !== undefined && table.columnCount > 1 && <Note tone="yellow">{leftOut}</Note>}
      </div>
      {known.isError && (
        <Note tone="red">
          {messages.knownNotLoaded(readFailure(known.error, unknownFailure))}{' '}
          <Button size="small" isBusy={known.isFetching} onClick={() => void known.refetch()}>
            {messages.retry}
          </Button>
        </Note>
      )}
      {sending?.failure !== undefined && (
        <Note tone="red">{messages.stopped(sending.sent, sending.of, sending.failure)}</Note>
      )}
      {isSending && (
        <div className="grid gap-1.5">
          <ProgressBar
            aria-label={messages.sending(sending.sent, sending.of)}
            value={(sending.sent / sending.of) * 100}
          />
          <p role="status" className="type-xs text-ink-3">
            {messages.sending(sending.sent, sending.of)}
          </p>
        </div>
      )}
      <DialogActions>
        <Button isPaused={isSending} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isSending || (isComparing && !known.isError)}
          disabled={picked.cards.length === 0 || known.isError}
        >
          {sending?.failure === undefined ? messages.import(picked.cards.length) : messages.retry}
        </Button>
      </DialogActions>
    </form>
  );
}

const noCards: ReadonlySet<string> = new Set();

/** After its file, as far as a name may be long. */
function nameSet({ name, encoding }: CardTable): string {
  if (encoding === undefined) return messages.pastedSet;
  const bare = name.replace(/\.[^.]+$/u, '').trim();
  return bare.slice(0, cardLimits.maxNameLength) || messages.pastedSet;
}
