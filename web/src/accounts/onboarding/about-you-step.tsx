import { accountMessages } from '@engram/core/accounts/messages.ts';
import { hearingSources, testReasons } from '@engram/core/accounts/onboarding.ts';
import type { ErrorCode } from '@engram/core/error-table.ts';
import { ArrowLeft } from 'lucide-react';
import { type ActionDispatch, type FormEvent, useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { useCaptchaWhenAsked } from '../captcha/use-captcha-when-asked.ts';
import { AnswerGroup } from './answer-group.tsx';
import { focusField } from './focus-field.ts';
import { aboutYouMessages as messages } from './messages.ts';
import {
  findAnswerProblems,
  firstProblem,
  type OnboardingAction,
  type OnboardingState,
} from './state.ts';
import { CreationFailure, type Failure } from './creation-failure.tsx';
import { useCreateAccount } from './use-create-account.ts';

type AboutYouStepProps = {
  state: OnboardingState;
  dispatch: ActionDispatch<[OnboardingAction]>;
  onBack: () => void;
  onCreated: () => void;
};

export function AboutYouStep({ state, dispatch, onBack, onCreated }: AboutYouStepProps) {
  const { registration, answers, answerProblems } = state;
  const [failure, setFailure] = useState<Failure>();
  const captcha = useCaptchaWhenAsked();
  const creation = useCreateAccount({ onCreated, onFailed: explain });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (creation.isPending) return;
    dispatch({ type: 'answers-submitted' });
    const problem = firstProblem(findAnswerProblems(answers));
    if (problem !== undefined) return focusField(event.currentTarget, problem); // [ONB-30]
    if (captcha.isMissing) return setFailure({ text: accountMessages.captchaMissing });
    setFailure(undefined);
    creation.mutate({ registration, answers, ...captcha.sent });
  }

  function explain(error: unknown) {
    const text = readFailure(error, accountMessages.registrationFailed); // [ONB-35] CF-11 CF-12
    const code = error instanceof ApiError ? error.code : undefined;
    setFailure({ text, code });
    // Said again in step 1, where it can be mended.
    const field = findRefusedField(code);
    if (field) dispatch({ type: 'registration-refused', field, message: text });
    captcha.noteFailure(error);
  }

  function takeToken(token: string) {
    captcha.takeToken(token);
    setFailure(undefined);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="text-ink-2">{messages.lead}</p>
      </div>
      <AnswerGroup
        field="reason"
        words={messages.reason}
        options={testReasons}
        answer={answers.reason}
        problem={answerProblems.reason}
        onChange={(answer) => dispatch({ type: 'answer-changed', question: 'reason', answer })}
      />
      <AnswerGroup
        field="source"
        words={messages.source}
        options={hearingSources}
        answer={answers.source}
        problem={answerProblems.source}
        onChange={(answer) => dispatch({ type: 'answer-changed', question: 'source', answer })}
      />
      <div>
        <hr className="border-line" />
        <CreationFailure failure={failure} />
      </div>
      {captcha.isNeeded && (
        <div className="md:w-90 md:justify-self-end">
          <Captcha
            key={captcha.attempt}
            purpose="register"
            onSolved={takeToken}
            onExpired={captcha.dropToken}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" onClick={onBack} disabled={creation.isPending} className="-ms-4.5">
          <Icon icon={ArrowLeft} />
          {messages.back}
        </Button>
        <Button type="submit" variant="primary" size="large" isBusy={creation.isPending}>
          {creation.isPending ? messages.creating : messages.create}
        </Button>
      </div>
    </form>
  );
}

/** Which field of step 1 the server's refusal is about. */
function findRefusedField(code: ErrorCode | undefined) {
  if (code === 'email-already-in-use') return 'email';
  return code === 'weak-password' ? 'password' : undefined;
}
