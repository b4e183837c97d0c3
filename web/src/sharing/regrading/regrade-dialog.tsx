import { correctionLimits } from '@engram/core/sharing/correcting/correction-limits.ts';
import type { ReportedQuestion } from '@engram/core/sharing/share.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { drawGapLine } from '../../questions/blanked-text.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { Note } from '../../ui/states/note.tsx';
import { correct } from '../grading/queries.ts';
import { ChangeSummary } from './change-summary.tsx';
import { correctionOf, type Draft, draftOf, isSound, type Way } from './draft.ts';
import { KeyFields } from './key-fields.tsx';
import { regradeMessages as messages } from './messages.ts';
import { QuestionHistory } from './question-history.tsx';
import { historyQuery, previewQuery } from './queries.ts';
import { RegradeDone } from './regrade-done.tsx';

type RegradeDialogProps = {
  code: string;
  reported: ReportedQuestion;
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Correcting one question, with what it would do to everybody's score before it is saved. */
export function RegradeDialog({ code, reported, timeZone, isOpen, onClose }: RegradeDialogProps) {
  const [saved, setSaved] = useState<{ changed: number; hasNote: boolean }>();
  const [isSaving, setIsSaving] = useState(false);
  const { number } = reported;
  const close = () => {
    onClose();
    setSaved(undefined);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={saved ? messages.doneTitle(saved.changed) : messages.title(number)}
      closeLabel={messages.close}
      width="widest"
      isBusy={isSaving}
    >
      {saved ? (
        <RegradeDone
          code={code}
          reported={reported}
          timeZone={timeZone}
          hasNote={saved.hasNote}
          onClose={close}
        />
      ) : (
        <RegradeForm
          code={code}
          reported={reported}
          timeZone={timeZone}
          onSaving={setIsSaving}
          onSaved={setSaved}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

type RegradeFormProps = Omit<RegradeDialogProps, 'isOpen'> & {
  onSaving: (isSaving: boolean) => void;
  onSaved: (saved: { changed: number; hasNote: boolean }) => void;
};

function RegradeForm({ code, reported, timeZone, onSaving, onSaved, onClose }: RegradeFormProps) {
  const { question, number } = reported;
  const [draft, setDraft] = useState<Draft>(() => draftOf(reported));
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const correction = isSound(question, draft) ? correctionOf(reported, draft) : undefined;
  const preview = useQuery(previewQuery(code, correction));
  const counted = correction && preview.data;
  const changed = counted ? counted.changes.gains.count + counted.changes.loses.count : 0;
  const isAll = counted !== undefined && counted.counted >= counted.taken;
  const saving = useMutation({
    async mutationFn() {
      if (correction) await correct(code, correction, note.trim());
    },
    onMutate: () => onSaving(true),
    onSettled: () => onSaving(false),
    onSuccess: async () => {
      // What was just made stands in the history that is shown next.
      await client.refetchQueries(historyQuery(code, question.id));
      onSaved({ changed, hasNote: note.trim() !== '' });
      void client.invalidateQueries({ queryKey: testsKey });
    },
  });
  return (
    <>
      <div className="-mt-2 font-serif text-[1.0625rem] leading-[1.45] wrap-anywhere">
        <RichText text={question.text} format={question.format} drawGap={drawGapLine} />
      </div>
      <Segmented
        aria-label={messages.way}
        value={draft.way}
        onValueChange={(way) => setDraft({ ...draft, way })}
        options={ways.map((value) => ({ value, label: messages.ways[value] }))}
      />
      {draft.way === 'key' && <KeyFields question={question} draft={draft} onChange={setDraft} />}
      {draft.way === 'give' && <p className="type-sm text-ink-2">{messages.giveHint}</p>}
      {draft.way === 'drop' && <p className="type-sm text-ink-2">{messages.dropHint}</p>}
      {/* There before its words are, so that they are announced. */}
      <div aria-live="polite" aria-busy={preview.isFetching} className="empty:hidden">
        {counted && <ChangeSummary preview={counted} />}
        {correction && !counted && !preview.isError && (
          <p className="type-sm text-ink-3">{messages.looking}</p>
        )}
        {correction && preview.isError && (
          <p className="type-sm text-danger">{messages.notCounted}</p>
        )}
      </div>
      {correction && (changed > 0 || !isAll) && (
        <Field label={messages.note(changed, isAll)} hint={messages.noteHint}>
          <TextArea
            value={note}
            maxLength={correctionLimits.maxNoteLength}
            onChange={(event) => setNote(event.currentTarget.value)}
            className="min-h-18!"
          />
        </Field>
      )}
      <QuestionHistory
        code={code}
        number={number}
        question={question}
        timeZone={timeZone}
        isFolded
      />
      {saving.isError && (
        <Note tone="red">
          {messages.notSaved(readFailure(saving.error, messages.unknownFailure))}
        </Note>
      )}
      <DialogActions>
        <Button onClick={onClose} isPaused={saving.isPending}>
          {messages.cancel}
        </Button>
        <Button
          variant="primary"
          isBusy={saving.isPending}
          isPaused={correction === undefined}
          onClick={() => saving.mutate()}
        >
          {messages.save(changed, isAll)}
        </Button>
      </DialogActions>
    </>
  );
}

const ways: readonly Way[] = ['key', 'give', 'drop'];
