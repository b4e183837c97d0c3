import type { User } from '@engram/core/accounts/user.ts';
import { sharingLimits } from '@engram/core/limits.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Share } from '@engram/core/sharing/share.ts';
import { Users } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { shareMessages } from '../../attempts/share-messages.ts';
import { pathsOf } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { textActionClass, TextButton } from '../../ui/text-button.tsx';
import { confirmationMessages as messages } from './messages.ts';
import { describeShare } from './describe-share.ts';
import type { Link } from './shared-link.tsx';
import { useCreateShare } from './use-create-share.ts';

type ShareFormProps = {
  test: PracticeTest;
  user: User;
  /** One that is open. */
  earlier: Share | undefined;
  /** The button that led here is gone. */
  takesFocus: boolean;
  onShowEarlier: (share: Share) => void;
  onCreating: (isCreating: boolean) => void;
  onCreated: (link: Link) => void;
  onCancel: () => void;
};

export function ShareForm({
  test,
  user,
  earlier,
  takesFocus,
  onShowEarlier,
  onCreating,
  onCreated,
  onCancel,
}: ShareFormProps) {
  const [description, setDescription] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { create, isCreating, failure } = useCreateShare({ onCreating, onCreated });
  const shared = describeShare({ test, user, description });
  const isCut = shared.questions.length < test.questions.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isCreating) create(shared);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {earlier && (
        <Note>
          <p>{(earlier.isCurrent ? messages.another : messages.changed)(earlier.testId)}</p>
          <TextButton onClick={() => onShowEarlier(earlier)}>{messages.showEarlier}</TextButton>
        </Note>
      )}
      {isCut && <Note>{messages.firstOnly(shared.questions.length, test.questions.length)}</Note>}
      <Field label={messages.description} hint={messages.descriptionHint}>
        <TextArea
          ref={field}
          className="min-h-24!"
          maxLength={sharingLimits.maxDescriptionLength}
          readOnly={isCreating}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </Field>
      <div className="grid gap-1 type-sm text-ink-2">
        <p>{messages.answersAtOnce}</p>
        <RouterLink
          to={pathsOf.give(test.id)}
          onClick={onCancel}
          className={classNames(textActionClass, 'justify-self-start')}
        >
          <Icon icon={Users} size="small" />
          {shareMessages.give}
        </RouterLink>
      </div>
      {failure !== undefined && <Note tone="red">{messages.failed(failure)}</Note>}
      <DialogActions>
        <Button isPaused={isCreating} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isCreating}>
          {isCreating ? shareMessages.creating : shareMessages.share}
        </Button>
      </DialogActions>
    </form>
  );
}
