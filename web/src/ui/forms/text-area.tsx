import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

type TextAreaProps = ComponentProps<'textarea'> & {
  isMaterial?: boolean;
  /** As tall as its text, from a single line on. */
  isGrowing?: boolean;
};

export function TextArea({ isMaterial, isGrowing = false, className, ...props }: TextAreaProps) {
  return (
    <textarea
      {...props}
      {...useFieldControl()}
      className={controlClass({
        isMaterial,
        className: classNames('block', isGrowing ? growing : 'min-h-30 resize-y', className),
      })}
    />
  );
}

// Where a browser cannot measure the text, the corner can be dragged.
const growing = 'field-sizing-content resize-none not-supports-[field-sizing:content]:resize-y';
