import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../../../accounts/session/session.tsx';
import type { SignInState } from '../../../accounts/session/sign-in-state.ts';
import { paths } from '../../../paths.ts';
import { CodeInput } from '../../../sharing/joining/code-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { heroCopy } from './hero-copy.ts';
import type { LeftCode } from './left-code.ts';

const { form } = heroCopy;

type JoinFormProps = { code: string; onCodeChange: (code: string) => void };

/** Leads to a shared test by its code; whether there is one is for the next page to say (NS-18). */
export function JoinForm({ code, onCodeChange }: JoinFormProps) {
  const user = useUser();
  const navigate = useNavigate();

  async function join() {
    const left: LeftCode = { leftCode: code };
    await navigate('.', { replace: true, state: left, preventScrollReset: true });
    const returnPath = `/test/join/${code}`;
    const state: SignInState = { returnPath };
    // While the session is being checked too: /auth waits for it and leads a user on.
    await (user ? navigate(returnPath) : navigate(paths.logIn, { state }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code !== '') void join();
  }

  return (
    <Card padding="small" className="w-full max-w-110 max-[14rem]:px-3!">
      <form onSubmit={submit} className="noscript:hidden">
        <Field label={<span className="text-base">{form.label}</span>} hint={form.hint}>
          <div className="flex flex-wrap gap-2">
            <CodeInput
              value={code}
              onValueChange={onCodeChange}
              placeholder={form.placeholder}
              className="min-h-13 min-w-0 flex-1 basis-44 text-[1.125rem] max-[14rem]:tracking-normal!"
            />
            <Button type="submit" variant="primary" isPaused={code === ''} className="min-h-13">
              {form.submit}
            </Button>
          </div>
        </Field>
      </form>
      <noscript>
        <p className="font-semibold">{form.label}</p>
        <p className="type-sm text-ink-2">{form.noScript}</p>
      </noscript>
    </Card>
  );
}
