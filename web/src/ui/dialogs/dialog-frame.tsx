import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type DialogWidth = keyof typeof widths;

export const panelClass =
  'relative w-full rounded-dialog border border-transparent bg-raised shadow-e3 focus-visible:shadow-focus';

export function dialogPanelClass(width: DialogWidth) {
  return classNames(
    panelClass,
    'p-[clamp(22px,4vw,32px)] transition-[opacity,translate,scale] duration-(--d3) ease-calm starting:translate-y-2 starting:scale-[0.985] starting:opacity-0',
    widths[width],
  );
}

/** Scrolls when the dialog is taller than the window. */
export const bareScrimClass =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto bg-scrim p-5 transition-opacity';

export const scrimClass = classNames(bareScrimClass, 'duration-(--d2) starting:opacity-0');

/** The last row of a dialog. In a narrow window the buttons stack in reading order. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex justify-end gap-3 max-md:flex-col max-md:gap-2 max-md:*:min-h-12 max-md:*:w-full max-md:*:whitespace-normal">
      {children}
    </div>
  );
}

const widths = {
  narrow: 'max-w-[460px]',
  normal: 'max-w-[480px]',
  wide: 'max-w-[560px]',
  widest: 'max-w-[600px]',
  broad: 'max-w-[720px]',
  page: 'max-w-[1080px]',
};
