import { getProfile } from '@engram/core/accounts/api.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useSession, useUser } from '../../../accounts/session/session.tsx';
import { useSendLink } from '../../../accounts/use-send-link.ts';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { confirmForAiMessages as messages } from './messages.ts';
import { modelsQuery, waitsForEmail } from '../models.ts';

type ConfirmForAiProps = {
  /** In the words of what is made here. */
  ask: (email: string) => string;
  /** AI is there now. */
  onConfirmed?: (() => void) | undefined;
};

/** Where a confirmed address is all that AI waits for: what to do, and going on once it is done (D44). */
export function ConfirmForAi({ ask, onConfirmed }: ConfirmForAiProps) {
  const user = useUser();
  const { data: menu } = useQuery(modelsQuery);
  const sending = useSendLink();
  const checking = useConfirmed(onConfirmed);
  if (!user || !waitsForEmail(menu)) return null;
  return (
    <section
      aria-label={messages.region}
      className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-tile border border-petrol bg-petrol-soft px-4 py-3.5 text-petrol-ink"
    >
      <Icon icon={Mail} className="mt-0.5" />
      <p className="type-sm font-semibold wrap-anywhere">{ask(user.email)}</p>
      <div className="col-start-2 flex flex-wrap gap-2">
        <Button size="small" isBusy={checking.isPending} onClick={() => checking.mutate()}>
          {checking.isPending ? messages.checking : messages.confirmed}
        </Button>
        <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {sending.isPending ? messages.sending : messages.sendAgain}
        </Button>
      </div>
      {/* There before its words: screen readers announce changes only. */}
      <p role="status" className="col-start-2 type-sm wrap-anywhere empty:hidden">
        {describe({ checking, sending }, user.email)}
      </p>
    </section>
  );
}

/** Asks who somebody is now, and what they may use. */
function useConfirmed(onConfirmed: (() => void) | undefined) {
  const { updateUser } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(getProfile, {}),
    async onSuccess(user) {
      if (!user.emailVerified) return;
      updateUser(user);
      await client.invalidateQueries({ queryKey: modelsQuery.queryKey });
      onConfirmed?.();
    },
  });
}

type Asked = {
  checking: ReturnType<typeof useConfirmed>;
  sending: ReturnType<typeof useSendLink>;
};

/** What came of the press that was the last. */
function describe({ checking, sending }: Asked, email: string): string {
  if (sending.submittedAt > checking.submittedAt) {
    if (sending.error) return messages.notSent(readFailure(sending.error, messages.tryLater));
    return sending.isSuccess ? messages.sentAgain(email) : '';
  }
  if (checking.error) return messages.notChecked(readFailure(checking.error, messages.tryLater));
  return checking.data && !checking.data.emailVerified ? messages.notYet : '';
}
