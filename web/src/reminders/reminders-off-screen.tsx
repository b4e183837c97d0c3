import { turnOffReminders } from '@engram/core/reviews/reminders-api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, type MetaDescriptor } from 'react-router';
import { AuthPage } from '../accounts/auth-page.tsx';
import { ArrivedDrawing } from '../accounts/mailed-link/arrived-drawing.tsx';
import { isLinkOver } from '../accounts/mailed-link/is-link-over.ts';
import { LinkMissing, LinkOver } from '../accounts/mailed-link/link-states.tsx';
import { useMailedToken } from '../accounts/mailed-link/use-mailed-token.ts';
import { useUser } from '../accounts/session/session.tsx';
import type { SignInState } from '../accounts/session/sign-in-state.ts';
import { call } from '../http/call.ts';
import { readFailure } from '../http/read-failure.ts';
import { paths } from '../paths.ts';
import { reviewsKey } from '../reviews-key.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Note } from '../ui/states/note.tsx';
import { remindersOffMessages as messages } from './messages.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/**
 * Behind the link in a reminder. Opening it changes nothing, because programs that look for harmful
 * links open them all; a press does.
 */
export default function RemindersOffScreen() {
  const token = useMailedToken();
  const { mutate, isPending, isSuccess, error } = useTurningOff();
  if (isSuccess) return <Off />;
  if (token === undefined)
    return <LinkMissing action={<WayOn toSignIn={messages.signInInstead} />} />;
  if (isLinkOver(error)) {
    return <LinkOver text={messages.over} action={<WayOn toSignIn={messages.signInInstead} />} />;
  }
  return (
    <AuthPage thought="forgetting" title={messages.title} lead={messages.lead}>
      {error && <Note tone="red">{readFailure(error, messages.failed)}</Note>}
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={isPending}
        onClick={() => isPending || mutate(token)}
      >
        {isPending ? messages.turningOff : messages.turnOff}
      </Button>
    </AuthPage>
  );
}

function useTurningOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(turnOffReminders, { body: { token } }),
    // They may be those of whoever is signed in here.
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}

function Off() {
  return (
    <AuthPage
      thought="engram"
      drawing={<ArrivedDrawing />}
      title={messages.doneTitle}
      lead={messages.done}
      isNextStep
    >
      <WayOn toSignIn={messages.signIn} variant="secondary" />
    </AuthPage>
  );
}

type WayOnProps = { toSignIn: string; variant?: 'primary' | 'secondary' };

/** To the settings, for strangers by signing in. */
function WayOn({ toSignIn, variant = 'primary' }: WayOnProps) {
  const user = useUser();
  const className = buttonClass({ variant, size: 'large', isBlock: true });
  if (user) {
    return (
      <Link to={paths.settings} className={className}>
        {messages.settings}
      </Link>
    );
  }
  return (
    <Link to={paths.logIn} state={wayBack} className={className}>
      {toSignIn}
    </Link>
  );
}

const wayBack = { returnPath: paths.settings } satisfies SignInState;
