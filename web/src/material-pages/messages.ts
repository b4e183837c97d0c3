/** For the middle of a sentence; a column of them begins with a capital. */
export const lastUsedWords = {
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: (days: number) => `${days} days ago`,
} as const;
