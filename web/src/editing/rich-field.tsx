import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { isPress } from '../keys/is-press.ts';
import { classNames } from '../ui/class-names.ts';
import { Field } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { FieldTools, type Tool } from './field-tools.tsx';
import { SeenText } from './seen-text.tsx';
import type { TextChange } from './text-change.ts';
import { ToolPanel } from './tool-panel.tsx';
import { useTools } from './use-tools.ts';

type RichFieldProps = {
  ref?: RefObject<HTMLTextAreaElement | null>;
  label: string;
  value: string;
  format: TextFormat | undefined;
  onChange: (change: TextChange) => void;
  /** The formulas of an item that was plain are read from now on. */
  onRead: () => void;
  /** A line stands among others, with its name for screen readers alone. */
  look?: 'block' | 'small' | 'line';
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Of the field itself. */
  attributes?: Readonly<Record<string, string | boolean | undefined>>;
  /** Where a picture is added is open from the start. */
  isForPicture?: boolean;
  /** Before and behind a line. */
  before?: ReactNode;
  behind?: ReactNode;
};

/** Where a text of a question or a card is written, with its formulas, code and pictures. */
export function RichField(props: RichFieldProps) {
  const { ref, label, value, format, look = 'block', onRead, maxLength } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const { panel, openTool, closePanel, noteFocus, insertFormula, insertPicture } = useTools({
    field,
    ...props,
  });
  const isLine = look === 'line';
  const area = (
    <TextArea
      ref={field}
      isMaterial
      isGrowing
      rows={isLine ? 1 : 2}
      value={value}
      {...(maxLength !== undefined && { maxLength })}
      {...(isLine && { 'aria-label': label })}
      {...props.attributes}
      onFocus={noteFocus}
      onChange={({ target }) => props.onChange({ value: target.value })}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (isLine) submitOnEnter(event);
      }}
      className={classNames(look === 'block' && 'min-h-19', look === 'small' && 'min-h-14')}
    />
  );
  const toolRow = (
    <FieldTools
      field={label}
      offered={isLine ? lineTools : blockTools}
      isRow={look === 'block'}
      onTool={openTool}
    />
  );
  const seen = <SeenText text={value} format={format} onRead={onRead} />;
  const panelShown = panel && (
    <ToolPanel
      panel={panel}
      canBeBlock={!isLine}
      onFormula={insertFormula}
      onPicture={insertPicture}
      onCancel={closePanel}
    />
  );
  if (isLine) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <div className="flex items-center gap-1">
          {props.before}
          <div className="min-w-0 flex-1">{area}</div>
          <span className="flex shrink-0 items-center">
            {toolRow}
            {props.behind}
          </span>
        </div>
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden',
            props.before !== undefined && 'ps-12',
          )}
        >
          {seen}
          {panelShown}
        </div>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <Field
        label={label}
        {...(props.hint !== undefined && { hint: props.hint })}
        error={props.error}
        isErrorQuiet
        {...(look === 'small' && { aside: <span className="-my-2.5">{toolRow}</span> })}
      >
        {area}
      </Field>
      {look === 'block' && toolRow}
      {seen}
      {panelShown}
    </div>
  );
}

const lineTools: readonly Tool[] = [
  'formula',
  'code',
  'picture',
  'bold',
  'subscript',
  'superscript',
];
const blockTools: readonly Tool[] = [...lineTools, 'codeBlock', 'table'];

/** A line is one answer: Enter goes on with the form, as in any field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (!isPress(event, 'Enter') || event.shiftKey || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
