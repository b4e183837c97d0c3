import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { ExpiredPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { AuthPage } from '../auth-page.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { explainFailure } from '../explain-failure.ts';

const messages = {
  checkingTitle: 'One moment',
  checking: 'Checking your link…',
  overTitle: 'This link no longer works',
  over: accountMessages.linkOver,
  missingTitle: 'Open the link again',
  missing: 'Open the link in your email again.',
  failedTitle: "We couldn't check the link",
  tryAgain: 'Try Again',
} as const;

/** While the server looks at a mailed link. */
export function LinkCheck() {
  return (
    <AuthPage thought="forgetting" title={messages.checkingTitle}>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Spinner />
        {messages.checking}
      </p>
    </AuthPage>
  );
}

type LinkOverProps = { action: ReactNode; text?: string };

/** Used, too old, or cut in half by a mail program; a new one helps where nothing else is said. */
export function LinkOver({ action, text = messages.over }: LinkOverProps) {
  return (
    <LinkEnd title={messages.overTitle} text={text}>
      {action}
    </LinkEnd>
  );
}

/** The address bar forgets the token at once, so a reloaded page does not know its link. */
export function LinkMissing({ action }: { action: ReactNode }) {
  return (
    <LinkEnd title={messages.missingTitle} text={messages.missing}>
      {action}
    </LinkEnd>
  );
}

type LinkFailedProps = { error: unknown; onTryAgain: () => void };

/** The link may well be good, but nobody could say. */
export function LinkFailed({ error, onTryAgain }: LinkFailedProps) {
  return (
    <LinkEnd
      title={messages.failedTitle}
      text={explainFailure(error, accountMessages.authenticationFailed)} // [ERR-12]
    >
      <Button variant="primary" size="large" isBlock onClick={onTryAgain}>
        {messages.tryAgain}
      </Button>
      <BackToLogin />
    </LinkEnd>
  );
}

type LinkEndProps = { title: string; text: string; children: ReactNode };

function LinkEnd({ title, text, children }: LinkEndProps) {
  return (
    <AuthPage
      thought="forgetting"
      drawing={<ExpiredPageDrawing />}
      title={title}
      lead={text}
      isNextStep
    >
      <div className="grid gap-2">{children}</div>
    </AuthPage>
  );
}
