/** An entry of the header's navigation; stays lit while its menu is open. */
export const headerLinkClass =
  'inline-flex min-h-10 items-center gap-1.5 rounded-small px-3 text-[0.9375rem] font-medium whitespace-nowrap text-ink-2 no-underline transition-colors duration-(--d1) hover:bg-sunken hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-petrol aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 aria-busy:cursor-progress aria-busy:opacity-60 data-[state=open]:bg-sunken data-[state=open]:text-ink';
