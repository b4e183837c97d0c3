import { readTypedCode } from '@engram/core/sharing/share-code.ts';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { CodeInput } from './code-input.tsx';
import { joiningMessages as messages } from './messages.ts';
import { MixUps, OddSigns, TroubleWords } from './trouble-words.tsx';
import type { useJoin } from './use-join.ts';

export function JoinForm({ join }: { join: ReturnType<typeof useJoin> }) {
  const { form, code, change, submit, isLooking, isWhole, trouble, hasMissed } = join;

  // What was typed before the code of the page was here.
  const takeTyped = useEffectEvent(() => {
    const typed = form.current?.querySelector('input')?.value ?? '';
    if (code === '' && typed !== '') change(readTypedCode(typed));
  });
  useEffect(() => takeTyped(), []);

  return (
    <div className="wrap">
      <div className="mx-auto grid w-full max-w-115 grid-cols-[minmax(0,1fr)] content-start gap-6 pt-[clamp(20px,8vh,88px)] pb-10">
        <div className="grid gap-2 text-center">
          <h1 className="type-h1">{messages.title}</h1>
          <p className="type-lead">{messages.lead}</p>
        </div>
        <form
          ref={form}
          noValidate
          // Sends nothing by itself: a browser without our code would load the page anew.
          method="dialog"
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)] gap-6 noscript:hidden"
        >
          <Field
            label={<span className="sr-only">{messages.label}</span>}
            hint={trouble ? undefined : <OddSigns code={code} otherwise={messages.hint} />}
            error={trouble && <TroubleWords trouble={trouble} />}
            className="text-center [&>p]:justify-center [&>p]:type-sm [&>[role=alert]]:text-start [&>[role=alert]]:text-base"
          >
            <CodeInput
              isGrouped
              // To type a code is what the page is for.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={code === ''}
              readOnly={isLooking}
              value={code}
              onValueChange={change}
              placeholder={messages.placeholder}
              className="min-h-23! rounded-[1.125rem]! border-2! px-0! ps-[0.2em]! text-center text-[min(3.25rem,11vw)] leading-none! font-bold! tracking-[0.2em]!"
            />
          </Field>
          {hasMissed && <MixUps />}
          <Button
            type="submit"
            variant="primary"
            isBlock
            isBusy={isLooking}
            isPaused={!isWhole}
            className="min-h-15! rounded-option! text-[1.125rem]!"
          >
            {trouble || hasMissed ? messages.again : messages.submit}
          </Button>
          {!trouble && !hasMissed && (
            <p className="text-center type-sm text-ink-2">{messages.noAccount}</p>
          )}
        </form>
        <p className="hidden text-center text-ink-2 noscript:block">{messages.noScript}</p>
      </div>
    </div>
  );
}
