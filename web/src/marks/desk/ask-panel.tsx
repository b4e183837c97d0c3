import type { MarkForm } from '@engram/core/marks/mark.ts';
import { Check, Highlighter, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { deskMessages } from '../messages.ts';
import { Key } from './key.tsx';

const messages = deskMessages.ask;

type AskPanelProps = {
  panel: RefObject<HTMLDivElement | null>;
  words: string;
  form: MarkForm;
  /** Those to choose from. */
  forms: readonly MarkForm[];
  /** Why these words cannot be asked about. */
  refusal: string | undefined;
  onForm: (form: MarkForm) => void;
  onAsk: () => void;
  onLetGo: () => void;
};

/** What becomes of the chosen words: beside them, or above the drawer where the window is narrow. */
export function AskPanel({ panel, words, form, forms, refusal, ...on }: AskPanelProps) {
  function hearKeys(event: KeyboardEvent) {
    const isForm = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') on.onLetGo();
    else if (event.key === 'Enter' && isForm) on.onAsk();
    else return;
    event.preventDefault();
  }

  return (
    // It hears for the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      role="dialog"
      aria-label={messages.label(words)}
      data-ask-panel
      onKeyDown={hearKeys}
      // A press here must not take the selection away.
      onMouseDown={(event) => event.preventDefault()}
      className="z-8 mx-auto mb-2.5 grid w-[calc(100%-20px)] max-w-115 gap-1.5 rounded-option border border-line bg-raised p-2.5 type-ui shadow-e3 select-none max-lg:[@media(height<30rem)]:fixed max-lg:[@media(height<30rem)]:inset-x-0 max-lg:[@media(height<30rem)]:bottom-0 lg:absolute lg:top-(--ask-y) lg:left-(--ask-x) lg:m-0 lg:w-79 lg:p-1.5"
    >
      <p className="truncate px-1 font-serif text-base lg:hidden">{messages.quoted(words)}</p>
      {refusal === undefined ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5 lg:contents">
            <button type="button" onClick={on.onAsk} className={classNames(row, goLook)}>
              <span className="-ms-0.5 grid size-7 place-items-center rounded-small bg-mark-quote text-on-quote">
                <Icon icon={Highlighter} size="small" />
              </span>
              {messages.go}
              <Key className="ms-auto max-lg:hidden">{messages.enter}</Key>
            </button>
            <LetGo onLetGo={on.onLetGo} className="lg:order-3" />
          </div>
          {forms.length > 1 && <Forms form={form} forms={forms} onForm={on.onForm} />}
        </>
      ) : (
        <>
          <p role="alert" className="px-2 py-1.5 text-danger-ink">
            {refusal}
          </p>
          <LetGo onLetGo={on.onLetGo} />
        </>
      )}
    </div>
  );
}

const row =
  'flex min-h-11 items-center gap-2.5 rounded-[9px] px-2.5 text-start focus-visible:shadow-focus';
const goLook = 'border border-line-strong font-semibold hover:bg-petrol-soft';

function LetGo({ onLetGo, className }: { onLetGo: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onLetGo}
      className={classNames(
        row,
        'font-medium text-ink-2 hover:bg-sunken hover:text-ink max-lg:border max-lg:border-line max-lg:px-3.5',
        className,
      )}
    >
      <Icon icon={X} className="max-lg:hidden" />
      {messages.no}
      <Key className="ms-auto max-lg:hidden">{messages.escape}</Key>
    </button>
  );
}

type FormsProps = Pick<AskPanelProps, 'form' | 'forms' | 'onForm'>;

function Forms({ form, forms, onForm }: FormsProps) {
  return (
    <div
      role="radiogroup"
      aria-label={messages.as}
      className="grid auto-cols-auto grid-flow-col gap-1 lg:order-2"
    >
      {forms.map((one) => (
        <label
          key={one}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-[9px] border px-2 type-sm font-semibold whitespace-nowrap has-focus-visible:shadow-focus',
            one === form
              ? 'border-petrol bg-petrol-soft text-petrol-ink inset-ring inset-ring-petrol forced-chosen'
              : 'border-line text-ink-2 hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="mark-form"
            value={one}
            checked={one === form}
            onChange={() => onForm(one)}
            className="sr-only"
          />
          {one === form && <Icon icon={Check} size="small" />}
          {messages.forms[one]}
        </label>
      ))}
    </div>
  );
}
