import { accountMessages } from '@engram/core/accounts/messages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ExpiredPageDrawing } from '../../ui/trace-illustrations.tsx';
import { AuthPage } from '../auth-page.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { explainFailure } from '../explain-failure.ts';

const messages = {
  checkingTitle: 'One moment',
  checking: 'Checking your link…',
  overTitle: 'This link is over',
  over: accountMessages.linkOver,
  failedTitle: 'The link could not be checked',
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

/** Used, too old, or cut in half by a mail program; in any case a new one helps. */
export function LinkOver({ action }: { action: ReactNode }) {
  return (
    <AuthPage
      thought="forgetting"
      drawing={<ExpiredPageDrawing />}
      title={messages.overTitle}
      lead={messages.over}
      isNextStep
    >
      <div className="grid gap-2">
        {action}
        <BackToLogin />
      </div>
    </AuthPage>
  );
}

type LinkFailedProps = { error: unknown; onTryAgain: () => void };

/** The link may well be good, but nobody could say. */
export function LinkFailed({ error, onTryAgain }: LinkFailedProps) {
  return (
    <AuthPage
      thought="forgetting"
      drawing={<ExpiredPageDrawing />}
      title={messages.failedTitle}
      lead={explainFailure(error, accountMessages.authenticationFailed)} // [ERR-12]
      isNextStep
    >
      <div className="grid gap-2">
        <Button variant="primary" size="large" isBlock onClick={onTryAgain}>
          {messages.tryAgain}
        </Button>
        <BackToLogin />
      </div>
    </AuthPage>
  );
}
