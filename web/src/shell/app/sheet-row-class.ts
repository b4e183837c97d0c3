/** A row of a sheet: as high as a thumb is wide, and the row of a menu otherwise. */
export const sheetRowClass =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-[9px] px-2.5 py-1.5 text-start type-ui font-medium text-ink no-underline hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 forced-colors:aria-disabled:text-unavailable';
