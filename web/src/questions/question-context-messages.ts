export const contextMessages = {
  label: 'From your text, just before',
} as const;
