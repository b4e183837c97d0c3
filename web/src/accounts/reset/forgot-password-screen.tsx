import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { LetterDrawing } from '../../ui/states/trace-illustrations.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { AuthPage } from '../auth-page.tsx';
import { BackToLogin } from '../back-to-login.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { forgotMessages as messages } from './messages.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

type Step = 'first' | 'sent' | 'again';

export default function ForgotPasswordScreen() {
  const [step, setStep] = useState<Step>('first');
  const [email, setEmail] = useState('');
  if (step === 'sent') return <ForgotSent email={email} onAgain={() => setStep('again')} />;
  return (
    <AuthPage
      thought="forgetting"
      title={messages.title}
      lead={messages.lead}
      isNextStep={step === 'again'}
    >
      <ForgotForm
        email={email}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setStep('sent');
        }}
      />
      <BackToLogin />
    </AuthPage>
  );
}

type ForgotSentProps = { email: string; onAgain: () => void };

/** The same for known and unknown addresses. Another link needs another CAPTCHA. */
function ForgotSent({ email, onAgain }: ForgotSentProps) {
  return (
    <AuthPage
      key="sent"
      thought="forgetting"
      drawing={<LetterDrawing />}
      title={messages.sentTitle}
      lead={
        <>
          <span className="block">{messages.sent}</span>
          <span className="block">{messages.sentTo(email)}</span>
        </>
      }
      isNextStep
    >
      <Note>{messages.nothingCame}</Note>
      <div className="grid gap-2">
        <Button size="large" isBlock onClick={onAgain}>
          {messages.again}
        </Button>
        <BackToLogin />
      </div>
    </AuthPage>
  );
}
