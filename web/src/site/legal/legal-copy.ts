/** The words around a legal text. */
export const legalCopy = {
  changed: (day: string, minutes: number) => `Last changed ${day}. ${minutes}-minute read.`,
  contents: 'On this page',
  inShort: 'In short.',
} as const;
