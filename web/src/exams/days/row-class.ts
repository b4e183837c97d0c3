/** A day of the list: its name, what it asks, and how long that takes. */
export const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-1.5 border-t border-line px-4.5 py-4 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:px-6';
