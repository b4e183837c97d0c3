import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

type TextAreaProps = ComponentProps<'textarea'> & {
  isMaterial?: boolean;
};

export function TextArea({ isMaterial, className, ...props }: TextAreaProps) {
  return (
    <textarea
      {...props}
      {...useFieldControl()}
      className={controlClass({
        isMaterial,
        className: classNames('block min-h-30 resize-y', className),
      })}
    />
  );
}
