export const quoteMessages = {
  highlighted: 'highlighted',
  place: (title: string, page: number | undefined) =>
    page === undefined ? title : `${title}, page ${page}`,
} as const;
