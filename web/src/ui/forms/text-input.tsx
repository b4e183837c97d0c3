import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from '../icon.tsx';

type TextInputProps = ComponentProps<'input'> & {
  isMaterial?: boolean;
  leadingIcon?: LucideIcon;
  /** One icon-only button, such as "Show password". */
  trailing?: ReactNode;
};

export function TextInput({
  isMaterial,
  leadingIcon,
  trailing,
  className,
  ...props
}: TextInputProps) {
  const inputClass = classNames(leadingIcon && 'ps-10.5', trailing !== undefined && 'pe-12');
  const field = useFieldControl();
  if (!leadingIcon && trailing === undefined) {
    return <input {...props} {...field} className={controlClass({ isMaterial, className })} />;
  }
  return (
    <div className={classNames('relative', className)}>
      {leadingIcon && (
        <Icon
          icon={leadingIcon}
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-3"
        />
      )}
      <input
        {...props}
        {...field}
        className={controlClass({ isMaterial, className: inputClass })}
      />
      {trailing !== undefined && (
        <div className="absolute inset-y-0 end-0 flex items-center">{trailing}</div>
      )}
    </div>
  );
}
