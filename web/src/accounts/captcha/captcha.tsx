import type { CaptchaPurpose } from '@engram/core/accounts/captcha.ts';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { checkboxClass } from '../../ui/forms/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { messages } from './messages.ts';
import { useCaptcha } from './use-captcha.ts';

type CaptchaProps = {
  purpose: CaptchaPurpose;
  onSolved: (token: string) => void;
  /** The token just handed out is too old to be sent. */
  onExpired?: () => void;
};

/**
 * One box to tick, by mouse, finger or Space; the browser then works for a second [AUTHPG-11]. A
 * token is good for one attempt, so give it a new key after each [AUTHPG-20] [RESET-11].
 */
export function Captcha(props: CaptchaProps) {
  const { state, start } = useCaptcha(props);
  const errorId = useId();
  const hasFailed = state.name === 'failed';
  return (
    <div className="grid gap-1.5">
      <Card className="flex items-center gap-3 rounded-tile px-4 py-3">
        <label className="flex min-h-6 flex-1 cursor-pointer items-center gap-2.5 type-sm">
          <span className="relative grid place-items-center">
            <input
              type="checkbox"
              checked={state.name === 'solved'}
              // Not `disabled`: that would drop the keyboard's place on the page.
              onChange={start}
              {...(hasFailed && { 'aria-invalid': true, 'aria-describedby': errorId })}
              className={classNames(
                checkboxClass,
                state.name === 'working' && 'border-transparent',
              )}
            />
            {state.name === 'working' && (
              <span className="pointer-events-none absolute grid text-petrol">
                <Spinner />
              </span>
            )}
          </span>
          {messages.label}
        </label>
        <span className="type-xs text-ink-3">{messages.name}</span>
        <span role="status" className="sr-only">
          {state.name === 'working' && messages.working}
          {state.name === 'solved' && messages.solved}
        </span>
      </Card>
      {hasFailed && <FieldError id={errorId}>{state.message}</FieldError>}
    </div>
  );
}
