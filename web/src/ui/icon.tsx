import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

type IconProps = {
  icon: LucideIcon;
  size?: keyof typeof sizes;
  className?: string | undefined;
};

/** A drawing beside a word; it never speaks for itself, so assistive technology skips it. */
export function Icon({ icon: Glyph, size = 'normal', className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      {...sizes[size]}
      // Forced colours leave an svg its own colour, which may not show on the system's background.
      className={classNames('shrink-0 forced-color-adjust-auto', className)}
    />
  );
}

// Small icons need a heavier stroke to keep the same colour as the text beside them.
const sizes = {
  small: { size: 16, strokeWidth: 2 },
  normal: { size: 20, strokeWidth: 1.75 },
  large: { size: 24, strokeWidth: 1.75 },
} as const;
