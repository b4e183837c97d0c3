import { getProfile, verifyEmail } from '@engram/core/accounts/api.ts';
import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { User } from '@engram/core/accounts/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, type MetaDescriptor } from 'react-router';
import { call } from '../http/call.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { paths } from '../paths.ts';
import { hasDraft } from '../storage/has-draft.ts';
import { product } from '@engram/core/product.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Note } from '../ui/states/note.tsx';
import { ArrivedDrawing } from './mailed-link/arrived-drawing.tsx';
import { AuthPage } from './auth-page.tsx';
import { explainFailure } from './explain-failure.ts';
import { isLinkOver } from './mailed-link/is-link-over.ts';
import { LinkCheck, LinkFailed, LinkMissing, LinkOver } from './mailed-link/link-states.tsx';
import { useAwaiting } from './session/use-awaiting.ts';
import { useSession, useUser } from './session/session.tsx';
import { useSendLink } from './use-send-link.ts';
import { useMailedToken } from './mailed-link/use-mailed-token.ts';

const messages = {
  documentTitle: `Confirm your email · ${product.name}`,
  doneTitle: 'Email confirmed',
  done: 'You can now make tests with AI.',
  today: 'Go to Today',
  draft: 'Make your test',
  test: 'Go to your test',
  signIn: 'Sign in',
  again: 'Send again',
  sending: 'Sending...',
  sent: (email: string) => `We sent a new link to ${email}.`,
  signInFirst: 'Sign in to ask for a new link',
} as const;

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Behind the link that confirms an email. */
export default function VerifyEmailScreen() {
  const token = useMailedToken();
  const { state } = useSession();
  const user = useUser();
  const { isSuccess, error, confirm } = useConfirmation(token);
  useFreshUser(isSuccess);

  // What to say, and where to lead, depends on who is signed in.
  if (state === 'checking') return <LinkCheck />;
  if (isSuccess) return <Verified />;
  const isOver = isLinkOver(error);
  // A link opened twice is over, but what it was for is done.
  if ((isOver || token === undefined) && user?.emailVerified) return <Verified />;
  if (token === undefined) return <LinkMissing action={<AskAgain />} />;
  if (isOver) return <LinkOver action={<AskAgain />} />;
  if (error) return <LinkFailed error={error} onTryAgain={() => confirm(token)} />;
  return <LinkCheck />;
}

/** A mutation, because the link works once: a query would ask again whenever its cache is cleared. */
function useConfirmation(token: string | undefined) {
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (linkToken: string) => call(verifyEmail, { body: { token: linkToken } }),
  });
  const sentToken = useRef<string>(undefined);
  // Opening the page is the user's whole part in it, and React may run an effect twice.
  useEffect(() => {
    if (token === undefined || sentToken.current === token) return;
    sentToken.current = token;
    mutate(token);
  }, [token, mutate]);
  return { isSuccess, error, confirm: mutate };
}

/** The link may have been for another account than the one signed in here, so ask. */
function useFreshUser(isVerified: boolean): void {
  const { updateUser } = useSession();
  const uid = useUser()?.uid;
  useEffect(() => {
    if (!isVerified || uid === undefined) return;
    call(getProfile, {}).then(updateUser, (error) => logIgnored('profile not read again', error));
  }, [isVerified, uid, updateUser]);
}

function Verified() {
  const user = useUser();
  const awaiting = useAwaiting();
  return (
    <AuthPage
      thought="engram"
      drawing={<ArrivedDrawing />}
      title={messages.doneTitle}
      lead={messages.done}
      isNextStep
    >
      {user && awaiting ? (
        <Link to={awaiting.path} className={wayOnClass}>
          {messages.test}
        </Link>
      ) : (
        <WayOn user={user} />
      )}
    </AuthPage>
  );
}

/** To a text that waits for AI in this tab, else to the day. */
function WayOn({ user }: { user: User | undefined }) {
  if (!user) {
    return (
      <Link to={paths.logIn} className={wayOnClass}>
        {messages.signIn}
      </Link>
    );
  }
  const isWaiting = hasDraft(user.uid);
  return (
    <Link to={isWaiting ? paths.create : paths.dashboard} className={wayOnClass}>
      {isWaiting ? messages.draft : messages.today}
    </Link>
  );
}

function AskAgain() {
  const user = useUser();
  const { mutate, isPending, isSuccess, error } = useSendLink();
  if (!user) {
    return (
      <Link to={paths.logIn} state={{ returnPath: paths.settings }} className={wayOnClass}>
        {messages.signInFirst}
      </Link>
    );
  }
  return (
    <>
      {/* There before its words: screen readers pass over a region that comes with them. */}
      <div role="status">{isSuccess && <Note tone="green">{messages.sent(user.email)}</Note>}</div>
      {error && (
        <Note tone="red">{explainFailure(error, accountMessages.authenticationFailed)}</Note>
      )}
      {!isSuccess && (
        <Button variant="primary" size="large" isBlock isBusy={isPending} onClick={() => mutate()}>
          {isPending ? messages.sending : messages.again}
        </Button>
      )}
    </>
  );
}

const wayOnClass = buttonClass({ variant: 'primary', size: 'large', isBlock: true });
