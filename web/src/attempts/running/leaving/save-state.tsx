import { Cloud, CloudOff } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { isUnsent } from '../../keeping/sending/unsent.ts';
import { useAttemptPart, useLinkState } from '../../keeping/use-attempts.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.saving;

/**
 * Whether the answers are safe, in words. Seen, it follows every answer; heard, only what changes
 * for the learner: that the network is gone, and that it is back.
 */
export function SaveState({ uid, attemptId }: { uid: string; attemptId: string }) {
  const link = useLinkState();
  const key = { uid, id: attemptId };
  const unsent = useAttemptPart(key, (attempt) => attempt !== undefined && isUnsent(attempt));
  const refusal = useAttemptPart(key, (attempt) => attempt?.refusal ?? undefined);
  const isStored = useAttemptPart(key, () => attemptsOf(uid).isStored());
  const isFailing = unsent && link === 'failing';
  const trouble = refusal ?? (isFailing ? failingWords(isStored) : undefined);
  return (
    <p
      className={classNames(
        'flex min-w-0 items-start gap-2 type-xs text-ink-3',
        // A phone has room for it only when it matters.
        trouble === undefined ? 'max-md:sr-only' : 'max-md:order-first max-md:basis-full',
      )}
    >
      <Icon icon={trouble === undefined ? Cloud : CloudOff} size="small" className="mt-px" />
      {trouble === undefined && (
        <span aria-hidden="true">{unsent ? messages.sending : messages.saved}</span>
      )}
      <span role="status">{trouble ?? <span className="sr-only">{messages.saved}</span>}</span>
    </p>
  );
}

/** For a test that is sent as a whole at its end: until then this browser has the answers. */
export function KeptHere({ uid, attemptId }: { uid: string; attemptId: string }) {
  const isStored = useAttemptPart({ uid, id: attemptId }, () => attemptsOf(uid).isStored());
  return (
    <p
      className={classNames(
        'flex min-w-0 items-start gap-2 type-xs text-ink-3',
        isStored ? 'max-md:sr-only' : 'max-md:order-first max-md:basis-full',
      )}
    >
      <Icon icon={isStored ? Cloud : CloudOff} size="small" className="mt-px" />
      <span role="status">{isStored ? messages.here : messages.notKept}</span>
    </p>
  );
}

function failingWords(isStored: boolean): string {
  return isStored ? messages.onDevice : messages.notStored;
}
