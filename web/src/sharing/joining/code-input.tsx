import { sharingLimits } from '@engram/core/limits.ts';
import { groupCode, readTypedCode } from '@engram/core/sharing/share-code.ts';
import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/forms/control-class.ts';
import { useFieldControl } from '../../ui/forms/field-context.ts';

type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onPaste' | 'maxLength'
> & {
  /** Without the gap. */
  value: string;
  onValueChange: (value: string) => void;
  /** Three and three, as a code is shown on a wall. */
  isGrouped?: boolean;
};

const { codeLength } = sharingLimits;

/** One input for a share code: what is pasted may have spaces, dashes and small letters, or be a link. */
export function CodeInput({
  value,
  onValueChange,
  isGrouped = false,
  className,
  ...props
}: CodeInputProps) {
  const show = isGrouped ? groupCode : showAsItIs;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const { code, caret } = readCode(input, { value, isForward: deletesForward(event) });
    // Written here, before React writes it, so that the caret can stay where the letter was typed.
    input.value = show(code);
    const place = show(code.slice(0, caret)).length;
    input.setSelectionRange(place, place);
    onValueChange(code);
  }

  /** A whole code takes the place of what is in the field, and a link without one changes nothing. */
  function paste(event: ClipboardEvent) {
    const code = readTypedCode(event.clipboardData.getData('text'));
    if (code !== '' && code.length !== codeLength) return;
    event.preventDefault();
    if (code !== '') onValueChange(code);
  }

  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...useFieldControl()}
      value={show(value)}
      onChange={change}
      onPaste={paste}
      className={controlClass({
        className: classNames(
          'font-[650] tracking-[0.22em] uppercase tabular-nums placeholder:font-medium',
          className,
        ),
      })}
    />
  );
}

function showAsItIs(code: string): string {
  return code;
}

type Before = { value: string; isForward: boolean };

function readCode(input: HTMLInputElement, { value, isForward }: Before) {
  const end = input.selectionStart ?? input.value.length;
  const whole = readTypedCode(input.value);
  const after = readTypedCode(input.value.slice(end));
  // A link is read as a whole, and the code is all that is left of it.
  if (!whole.endsWith(after)) return { code: whole.slice(0, codeLength), caret: codeLength };
  // What does not fit is cut from what was put in, not from what stands behind it.
  const before = whole.slice(0, whole.length - after.length).slice(0, codeLength - after.length);
  const hasLostGap = input.value === value && groupCode(value) !== value;
  if (!hasLostGap) return { code: before + after, caret: before.length };
  // The gap is no sign: whoever deletes it means the one beside it.
  return isForward
    ? { code: before + after.slice(1), caret: before.length }
    : { code: before.slice(0, -1) + after, caret: before.length - 1 };
}

function deletesForward({ nativeEvent }: ChangeEvent): boolean {
  return 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward';
}
