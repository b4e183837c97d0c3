import { checkResetLink } from '@engram/core/accounts/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type MetaDescriptor } from 'react-router';
import { call } from '../../http/call.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { AuthPage } from '../auth-page.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { LinkCheck, LinkFailed, LinkMissing, LinkOver } from '../mailed-link/link-states.tsx';
import { isLinkOver } from '../mailed-link/is-link-over.ts';
import { useMailedToken } from '../mailed-link/use-mailed-token.ts';
import { ArrivedDrawing } from '../mailed-link/arrived-drawing.tsx';
import { resetMessages as messages } from './messages.ts';
import { ResetForm } from './reset-form.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

type Outcome = 'saved' | 'link-over';

/** Behind the mailed link [RESET-12]: first whose password it is for, then the new one. */
export default function ResetPasswordScreen() {
  const token = useMailedToken();
  const [outcome, setOutcome] = useState<Outcome>();
  const { data, error, refetch } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(checkResetLink, { body: { token: token ?? '' } }, { signal }),
    // The link is over once the password is saved, and the session's end makes queries ask again.
    enabled: token !== undefined && outcome === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  if (outcome === 'saved') return <ResetDone />;
  if (token === undefined) return <LinkMissing action={<AskAgain />} />;
  if (outcome === 'link-over' || isLinkOver(error)) return <LinkOver action={<AskAgain />} />;
  if (error) return <LinkFailed error={error} onTryAgain={() => void refetch()} />;
  if (!data) return <LinkCheck />;
  return (
    <AuthPage
      thought="forgetting"
      title={messages.title}
      lead={messages.whose(data.email)}
      isNextStep
    >
      <ResetForm
        token={token}
        email={data.email}
        onSaved={() => setOutcome('saved')}
        onLinkOver={() => setOutcome('link-over')}
      />
    </AuthPage>
  );
}

function ResetDone() {
  return (
    <AuthPage
      thought="forgetting"
      drawing={<ArrivedDrawing />}
      title={messages.doneTitle}
      lead={messages.done}
      isNextStep
    >
      <Link
        to={paths.logIn}
        className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
      >
        {messages.signIn}
      </Link>
    </AuthPage>
  );
}

function AskAgain() {
  return (
    <>
      <Link
        to={paths.forgotPassword}
        className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
      >
        {messages.askAgain}
      </Link>
      <BackToLogin />
    </>
  );
}
