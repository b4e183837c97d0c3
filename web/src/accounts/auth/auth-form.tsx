import { accountMessages } from '@engram/core/accounts/messages.ts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { EnterSubmits } from '../enter-submits.tsx';
import { FormMessage } from '../form-message.tsx';
import { isRemembered } from '../remember-me.ts';
import { AuthFields } from './auth-fields.tsx';
import { type AuthMode, type AuthValues, findProblem, type Problem } from './find-problem.ts';
import { GuestLink } from './guest-link.tsx';
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
  const [problem, setProblem] = useState<Problem>();
  const messageId = useId();
  const captcha = useAuthCaptcha(mode);
  const { send, isSending } = useSendAuth({
    onFailure: (failure, error) => {
      setProblem(failure);
      captcha.noteFailure(error);
    },
  });

  const submit = handleSubmit((values) => {
    if (isSending) return;
    const found = findProblem(values, mode) ?? (captcha.isMissing ? missCaptcha() : undefined);
    setProblem(found);
    if (found?.field) setFocus(found.field);
    if (!found) send({ mode, values, captchaToken: captcha.token });
  });

  function startAfresh() {
    setProblem(undefined);
    captcha.reset();
  }

  const { submit: label, sending } = messages.modes[mode];
  return (
    <>
      {notice !== undefined && <Note>{notice}</Note>}
      <ModeSwitch mode={mode} onSwitch={startAfresh} />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => setProblem(undefined)}
        className="grid gap-5"
      >
        <EnterSubmits />
        <AuthFields
          mode={mode}
          register={register}
          wrong={problem?.field === undefined ? undefined : { field: problem.field, messageId }}
        />
        <Checkbox {...register('rememberMe')} label={messages.rememberMe} />
        {captcha.isNeeded && (
          <Captcha
            key={captcha.attempt}
            purpose={mode === 'register' ? 'register' : 'login'}
            onSolved={captcha.setToken}
            onExpired={captcha.reset}
          />
        )}
        {problem && <FormMessage id={messageId} problem={problem} />}
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

function missCaptcha(): Problem {
  return { message: accountMessages.captchaMissing };
}

const emptyValues = { email: '', password: '', confirmation: '', hasAgreed: false };
