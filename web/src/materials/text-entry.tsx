import { countCharacters } from '@engram/core/materials/measure-text.ts';
import type { Plan } from '@engram/core/plans/catalogue.ts';
import { ClipboardPaste } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useDeferredValue } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import { useDebounced } from '../use-debounced.ts';
import { textMessages as messages } from './messages.ts';
import { type TextFrame, TextSheet } from './text-sheet.tsx';

type TextEntryProps = {
  text: string;
  onChange: (text: string) => void;
  onClear: () => void;
  plan: Plan;
  error?: string | undefined;
  /** Ctrl+Enter, or Command+Enter. */
  onSubmit: () => void;
  /** Alone on the page, instead of in a card. */
  isSheet?: boolean;
  ref: RefObject<HTMLTextAreaElement | null>;
};

export function TextEntry({
  text,
  onChange,
  onClear,
  plan,
  error,
  onSubmit,
  isSheet = false,
  ref,
}: TextEntryProps) {
  function clear() {
    ref.current?.focus();
    onClear();
  }

  // Where the caret stood, or over what was marked, as the keyboard would do it.
  function paste(pasted: string) {
    const field = ref.current;
    if (!field) return;
    field.focus();
    field.setRangeText(pasted, field.selectionStart, field.selectionEnd, 'end');
    onChange(field.value);
  }

  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }

  const frame = {
    counter: <Counter text={text} plan={plan} />,
    tools: (
      <>
        <PasteButton onPaste={paste} />
        <Button variant="ghost" size="small" disabled={text === ''} onClick={clear}>
          {messages.clear}
        </Button>
      </>
    ),
    error,
    field: {
      ref,
      value: text,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value),
      onKeyDown: submitByKey,
      placeholder: messages.placeholder,
    },
  };
  return (
    <div>
      {isSheet ? <TextSheet {...frame} /> : <TextField {...frame} />}
      <p role="status" className="sr-only">
        {useDebounced(error ?? '', errorSpokenAfterMs)}
      </p>
    </div>
  );
}

function TextField({ counter, tools, error, field }: TextFrame) {
  return (
    <Field
      label={messages.label}
      aside={<span className="-me-3 -mt-2 flex flex-wrap items-center gap-1">{tools}</span>}
      hint={counter}
      error={error}
      // It changes with every key; a screen reader hears it when the typing pauses.
      isErrorQuiet
    >
      <TextArea
        {...field}
        isMaterial
        className="h-[clamp(168px,25vh,420px)] text-[1.0625rem] leading-[1.62]"
      />
    </Field>
  );
}

const errorSpokenAfterMs = 1_000;

function Counter({ text, plan }: { text: string; plan: Plan }) {
  const characters = countCharacters(text);
  const max = plan.limits.characters;
  const isOver = characters > max;
  // Nobody waits for the number of words while typing.
  const settled = useDeferredValue(text);
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span className={classNames(isOver && 'font-semibold text-danger')}>
        {messages.count(characters, max)}
      </span>
      <span className="max-md:hidden">
        {isOver ? messages.over(characters - max) : messages.words(countWords(settled))}
      </span>
    </span>
  );
}

/** Only where the browser lets a page read what was copied. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { showError, showToast } = useToasts();
  // Firefox had it without this one for years.
  if (typeof navigator.clipboard?.readText !== 'function') return null;

  async function paste() {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted === '') showToast(messages.pasteEmpty);
      else onPaste(pasted);
    } catch {
      showError(messages.pasteRefused);
    }
  }

  return (
    <Button variant="ghost" size="small" onClick={() => void paste()}>
      <Icon icon={ClipboardPaste} size="small" />
      {messages.paste}
    </Button>
  );
}

/** Runs of anything between spaces; a language without spaces has few. */
function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
