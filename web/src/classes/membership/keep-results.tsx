import type { MemberTest } from '@engram/core/classes/membership.ts';
import { keepSharedResult } from '@engram/core/sharing/api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../accounts/session/session.tsx';
import type { SignInState } from '../../accounts/session/sign-in-state.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { classMessages } from '../messages.ts';
import { memberMessages } from './membership-messages.ts';
import { bestTry } from './sort-tests.ts';

const messages = memberMessages.keep;

/** For a member with an account of their own, or who makes one: only what may be shown by now. */
export function KeepResults({ tests }: { tests: readonly MemberTest[] }) {
  const { state } = useSession();
  const { pathname } = useLocation();
  const { showToast, showError } = useToasts();
  const shown = tests.flatMap((test) => {
    const best = bestTry(test);
    return best ? [{ code: test.code, key: best.key }] : [];
  });
  const keeping = useMutation({
    async mutationFn() {
      for (const { code, key } of shown) {
        await call(keepSharedResult, { params: { id: code }, body: { key } });
      }
    },
    onSuccess: () => showToast(messages.done(shown.length)),
    onError: (error) =>
      showError(messages.failed(readFailure(error, classMessages.unknownFailure))),
  });
  if (shown.length === 0 || state === 'checking') return null;
  const back: SignInState = { returnPath: pathname };
  return (
    <Card as="section" padding="normal" isFlat className="grid gap-3">
      <h2 className="type-h3">{messages.title}</h2>
      <p className="type-sm text-ink-2">{messages.text}</p>
      {state === 'signed-out' ? (
        <Link
          to={paths.logIn}
          state={back}
          className={buttonClass({ className: 'justify-self-start' })}
        >
          {messages.signIn}
        </Link>
      ) : (
        <Button
          className="justify-self-start"
          isBusy={keeping.isPending}
          onClick={() => keeping.mutate()}
        >
          {messages.keep}
        </Button>
      )}
    </Card>
  );
}
