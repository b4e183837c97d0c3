import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { generatePath, Link, matchPath } from 'react-router';
import { ApiError } from '../../http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { EnterSubmits } from '../enter-submits.tsx';
import { FormMessage } from '../form-message.tsx';
import { isRemembered } from '../session/remember-me.ts';
import { AuthFields } from './auth-fields.tsx';
import {
  type AuthMode,
  type AuthValues,
  type FieldProblems,
  findProblems,
  firstOf,
  type Problem,
  withoutField,
} from './find-problems.ts';
import { messages } from './messages.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { useAuthCaptcha } from './use-auth-captcha.ts';
import { useSendAuth } from './use-send-auth.ts';

type AuthFormProps = {
  mode: AuthMode;
  /** Why the visitor was sent here [AUTHPG-03]. */
  notice: string | undefined;
  returnPath: string | undefined;
};

export function AuthForm({ mode, notice, returnPath }: AuthFormProps) {
  const { register, handleSubmit, setFocus } = useForm<AuthValues>({
    defaultValues: { ...emptyValues, rememberMe: isRemembered() },
  });
  const [found, setFound] = useState<{
    mode: AuthMode;
    fields: FieldProblems;
    problem?: Problem | undefined;
  }>();
  const { fields, problem } = found?.mode === mode ? found : nothingFound;
  const messageId = useId();
  const captcha = useAuthCaptcha(mode);
  const { send, isSending } = useSendAuth({
    onFailure: ({ mode: sentMode, message, error }) => {
      // There was no box to tick before, so nobody has forgotten it.
      const isNextStep = !captcha.isNeeded && isCaptchaRequired(error);
      setFound({ mode: sentMode, fields: {}, problem: { message, isNextStep } });
      captcha.noteFailure(error, sentMode);
    },
  });

  const submit = handleSubmit((values) => {
    if (isSending) return;
    const toMend = findProblems(values, mode);
    const first = firstOf(toMend);
    const missing = first === undefined && captcha.isMissing ? missCaptcha() : undefined;
    setFound({ mode, fields: toMend, problem: missing });
    if (first !== undefined) setFocus(first);
    else if (!missing) send({ mode, values, captcha: captcha.sent });
  });

  function startAfresh() {
    setFound(undefined);
    captcha.dropToken();
  }

  const { submit: label, sending } = messages.modes[mode];
  return (
    <>
      {notice !== undefined && <Note>{notice}</Note>}
      <ModeSwitch mode={mode} isLocked={isSending} onSwitch={startAfresh} />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={({ target }) =>
          setFound({
            mode,
            fields: target instanceof HTMLInputElement ? withoutField(fields, target.name) : fields,
          })
        }
        className="grid gap-5"
      >
        <EnterSubmits />
        <AuthFields mode={mode} register={register} problems={fields} />
        <Checkbox {...register('rememberMe')} label={messages.rememberMe} />
        {/* Before the box, so that the keyboard goes on from here to the box and the button. */}
        {problem && <FormMessage id={messageId} problem={problem} />}
        {captcha.isNeeded && (
          <Captcha
            key={captcha.attempt}
            purpose={captcha.purpose}
            onSolved={captcha.takeToken}
            onExpired={captcha.dropToken}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBlock
          isBusy={isSending}
          disabled={captcha.isMissing} // [AUTHPG-19]
        >
          {isSending ? sending : label}
        </Button>
      </form>
      <GuestLink returnPath={returnPath} />
    </>
  );
}

function isCaptchaRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'captcha-required';
}

function missCaptcha(): Problem {
  return { message: accountMessages.captchaMissing };
}

const nothingFound = { fields: {}, problem: undefined };

const emptyValues = { email: '', password: '', confirmation: '', hasAgreed: false };

/** A shared test needs no account: whoever was sent here on the way to one may go on (D6). */
function GuestLink({ returnPath }: { returnPath: string | undefined }) {
  const code = matchPath('/test/join/:code', returnPath ?? '')?.params.code;
  if (code === undefined) return null;
  return (
    <Link
      to={generatePath('/test/:code', { code: code.toUpperCase() })}
      className="justify-self-center py-1 type-sm font-semibold no-underline hover:underline"
    >
      {messages.withoutAccount}
    </Link>
  );
}
