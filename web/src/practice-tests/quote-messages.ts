export const quoteMessages = {
  highlighted: 'highlighted',
  place: (title: string, page: number | null | undefined) =>
    page == null ? title : `${title}, page ${page}`,
} as const;
