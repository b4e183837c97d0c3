import { type RefObject, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { StaysHere } from './stays-here.tsx';
import { tryMessages as messages } from './messages.ts';
import { SampleButton } from './sample-button.tsx';
import { sampleTexts } from './sample-texts.ts';

type StartFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  isMaking: boolean;
  problem: string | undefined;
  onMake: (text: string) => void;
  /** What was wrong with the text may be mended now. */
  onChange: () => void;
};

/** A sheet to paste into. It holds what was written before the page had its code. */
export function StartForm({ field, isMaking, problem, onMake, onChange }: StartFormProps) {
  const id = useId();
  const makeOwn = () => onMake(field.current?.value ?? '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 noscript:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor={id} className="type-sm font-semibold">
          {messages.label}
        </label>
        <div className="overflow-hidden rounded-card border border-line-strong bg-surface has-[textarea:focus-visible]:border-petrol has-[textarea:focus-visible]:shadow-focus has-aria-invalid:border-danger">
          <textarea
            ref={field}
            id={id}
            // Pasting is what the page is for, and nothing else on it wants the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder={messages.placeholder}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-stays ${id}-problem`}
            onChange={onChange}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              if (!isMaking) makeOwn();
            }}
            className="block h-60 w-full resize-y bg-transparent px-5 py-4 font-serif text-[1.0625rem] leading-[1.62] placeholder:text-ink-3 focus-visible:shadow-none"
          />
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-2.5 md:pe-3">
            <StaysHere id={`${id}-stays`} className="min-w-55 flex-1">
              {messages.stays}
            </StaysHere>
            <Button variant="primary" isBusy={isMaking} onClick={makeOwn} className="max-md:w-full">
              {isMaking ? messages.making : messages.make}
            </Button>
          </div>
        </div>
        {/* There before its words: screen readers announce changes only. */}
        <p id={`${id}-problem`} role="alert" className="type-sm font-medium text-danger-ink">
          {problem}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="type-sm text-ink-2">{messages.orSample}</span>
        {sampleTexts.map((sample) => (
          <SampleButton key={sample.name} onClick={() => isMaking || onMake(sample.text)}>
            {sample.name}
          </SampleButton>
        ))}
      </div>
    </div>
  );
}
