import { classNames } from '../class-names.ts';

type ControlLook = {
  /** Serif: what stands in the control is the learner's material. */
  isMaterial?: boolean | undefined;
  className?: string | undefined;
};

/** The one look of text inputs, text areas and selects. */
export function controlClass({ isMaterial = false, className }: ControlLook) {
  return classNames(
    'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3.5 py-2.5 leading-[1.4] text-ink transition-[border-color,box-shadow] duration-(--d1) placeholder:text-ink-3 placeholder:opacity-100 focus:border-petrol focus:ring-3 focus:ring-petrol/26 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:opacity-100 aria-invalid:border-danger aria-invalid:focus:border-danger aria-invalid:focus:ring-danger/26 aria-invalid:focus:inset-ring aria-invalid:focus:inset-ring-danger',
    isMaterial && 'font-serif',
    className,
  );
}
