import { Mail } from 'lucide-react';
import { useSendLink } from '../accounts/use-send-link.ts';
import { readFailure } from '../http/read-failure.ts';
import { Icon } from '../ui/icon.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { confirmMessages as messages } from './messages.ts';

/** For an address that nobody has confirmed yet, where this server can send the link again. */
export function ConfirmEmail({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useSendLink();
  return (
    <section
      aria-label={messages.region}
      className="flex min-h-12 items-center gap-3 rounded-option border border-line bg-surface px-4 py-2 type-sm text-ink-2"
    >
      <Icon icon={Mail} className="text-ink-3" />
      <p className="min-w-0 wrap-anywhere">
        <span role="status">{describe({ isSuccess, error }, email)}</span>{' '}
        {!isSuccess && (
          <TextButton
            aria-disabled={isPending || undefined}
            onClick={() => isPending || mutate()}
            className="ms-1"
          >
            {isPending ? messages.sending : messages.sendAgain}
          </TextButton>
        )}
      </p>
    </section>
  );
}

function describe(
  { isSuccess, error }: { isSuccess: boolean; error: Error | null },
  email: string,
) {
  if (isSuccess) return messages.sentAgain(email);
  return error ? messages.notSent(readFailure(error, messages.tryLater)) : messages.confirm(email);
}
