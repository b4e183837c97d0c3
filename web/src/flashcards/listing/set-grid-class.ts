/** Three in a row, where there is room. */
export const setGridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 md:*:min-w-0';
