import type { ChangeEvent, ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** One input for a share code: pasted codes may carry spaces, dashes and small letters. */
export function CodeInput({ value, onValueChange, className, ...props }: CodeInputProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...useFieldControl()}
      value={value}
      onChange={(event) => onValueChange(readCode(event))}
      className={controlClass({
        className: classNames(
          'font-[650] tracking-[0.22em] uppercase tabular-nums placeholder:font-medium',
          className,
        ),
      })}
    />
  );
}

const codeLength = 6;

function readCode({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const end = input.selectionStart ?? input.value.length;
  const after = cleanCode(input.value.slice(end));
  // What does not fit is cut from what was put in, not from what stands behind it.
  const before = cleanCode(input.value.slice(0, end)).slice(0, codeLength - after.length);
  // Written here, before React writes it, so that the caret can stay where the letter was typed.
  input.value = before + after;
  input.setSelectionRange(before.length, before.length);
  return before + after;
}

function cleanCode(text: string) {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
