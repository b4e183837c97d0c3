import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../ui/forms/field.tsx';
import { textMessages as messages } from './messages.ts';

/** What every frame of a text shows around its field. */
export type TextFrame = {
  counter: ReactNode;
  tools: ReactNode;
  error: string | undefined;
  field: Omit<ComponentProps<'textarea'>, 'id' | 'className'>;
};

/** A sheet to paste into: the text fills it, and what belongs to it stands on its lower edge. */
export function TextSheet({ counter, tools, error, field }: TextFrame) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="sr-only">
        {messages.label}
      </label>
      <div className="overflow-hidden rounded-card border border-line-strong bg-surface has-aria-invalid:border-danger has-[textarea:focus-visible]:border-petrol has-[textarea:focus-visible]:shadow-focus">
        <textarea
          {...field}
          id={id}
          autoComplete="off"
          // Pasting is what the page is for, and nothing else on it wants the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field.value === ''}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-count ${id}-error`}
          className="block h-[clamp(190px,46vh,420px)] max-md:h-[clamp(168px,30vh,300px)] w-full resize-y bg-transparent px-5 py-4 font-serif text-[1.125rem] leading-[1.55] placeholder:text-ink-3 focus-visible:shadow-none"
        />
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 border-t border-line ps-5 pe-2">
          <div id={`${id}-count`} className="min-w-0 grow type-xs text-ink-2">
            {counter}
          </div>
          <div className="flex items-center">{tools}</div>
        </div>
      </div>
      <div id={`${id}-error`} className="empty:hidden">
        {error !== undefined && <FieldError isQuiet>{error}</FieldError>}
      </div>
    </div>
  );
}
