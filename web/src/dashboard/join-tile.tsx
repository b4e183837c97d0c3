import { KeyRound, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CodeInput } from '../sharing/joining/code-input.tsx';
import { MixUps, OddSigns, TroubleWords } from '../sharing/joining/trouble-words.tsx';
import { useJoin } from '../sharing/joining/use-join.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { dashboardMessages } from './messages.ts';
import { tileClass } from './tile-class.ts';

const messages = dashboardMessages.join;

/** To somebody else's test, by its code [DASH-04] [DASH-05]. */
export function JoinTile() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // It takes the place of the field that had the focus.
  useEffect(() => {
    if (wasOpen && !isOpen) button.current?.focus();
  }, [isOpen, wasOpen]);

  function open() {
    setIsOpen(true);
    setWasOpen(true);
  }

  if (isOpen) return <CodeEntry onClose={() => setIsOpen(false)} />;
  return (
    <button ref={button} type="button" aria-expanded="false" onClick={open} className={tileClass}>
      <Icon icon={KeyRound} size="large" className="text-petrol" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{messages.title}</span>{' '}
        <span className="type-xs text-ink-2">{messages.text}</span>
      </span>
    </button>
  );
}

function CodeEntry({ onClose }: { onClose: () => void }) {
  const { form, code, change, submit, isLooking, isWhole, trouble, hasMissed } = useJoin();

  // It takes the place of the button that was pressed.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Card padding="small">
      <form ref={form} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start justify-between gap-2">
          <div className="grid min-w-0 gap-1">
            <h2 className="type-h3">{messages.title}</h2>
            <p className="type-sm text-ink-2">{messages.lead}</p>
          </div>
          <Button
            variant="ghost"
            isIconOnly
            aria-label={messages.close}
            onClick={onClose}
            onKeyDown={closeByEscape}
            className="-me-2 -mt-2"
          >
            <Icon icon={X} />
          </Button>
        </div>
        <Field
          label={<span className="sr-only">{messages.label}</span>}
          hint={trouble ? undefined : <OddSigns code={code} />}
          error={trouble && <TroubleWords trouble={trouble} />}
        >
          <div className="flex flex-wrap gap-2">
            <CodeInput
              isGrouped
              readOnly={isLooking}
              value={code}
              onValueChange={change}
              placeholder={messages.placeholder}
              onKeyDown={closeByEscape}
              className="min-w-0 flex-1 basis-36"
            />
            <Button type="submit" isBusy={isLooking} isPaused={!isWhole} onKeyDown={closeByEscape}>
              {trouble || hasMissed ? messages.again : messages.submit}
            </Button>
          </div>
        </Field>
        {hasMissed && <MixUps />}
      </form>
    </Card>
  );
}
