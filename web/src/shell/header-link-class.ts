/** An entry of the header's navigation; stays lit while its menu is open. */
export const headerLinkClass =
  'inline-flex min-h-10 items-center gap-1.5 rounded-small px-3 text-[0.9375rem] font-medium text-ink-2 no-underline transition-colors duration-(--d1) hover:bg-sunken hover:text-ink aria-[current=page]:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink forced-colors:aria-[current=page]:underline';
