import { Cloud, CloudOff } from 'lucide-react';
import { attemptsOf } from '../../../attempts/keeping/attempt-store.ts';
import { useAttemptPart } from '../../../attempts/keeping/use-attempts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tryMessages } from '../messages.ts';
import type { SaveState } from './start-saver.ts';

const messages = tryMessages.running;

type SaveLineProps = { owner: string; attemptId: string; state: SaveState };

/** Seen, it follows every answer; heard, only that the network is gone, and that it is back. */
export function SaveLine({ owner, attemptId, state }: SaveLineProps) {
  const isStored = useAttemptPart({ uid: owner, id: attemptId }, () =>
    attemptsOf(owner).isStored(),
  );
  const isFailing = state === 'failing';
  return (
    <p
      className={classNames(
        'flex min-w-0 items-start gap-2 type-xs text-ink-3',
        // A phone has room for it only when it matters.
        isFailing ? 'max-md:order-first max-md:basis-full md:max-w-96' : 'max-md:sr-only',
      )}
    >
      <Icon icon={isFailing ? CloudOff : Cloud} size="small" className="mt-px" />
      {!isFailing && (
        <span aria-hidden="true">{state === 'saving' ? messages.saving : messages.saved}</span>
      )}
      <span role="status">
        {isFailing ? failingWords(isStored) : <span className="sr-only">{messages.saved}</span>}
      </span>
    </p>
  );
}

function failingWords(isStored: boolean): string {
  return isStored ? messages.failing : messages.failingUnkept;
}
