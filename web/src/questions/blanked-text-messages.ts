export const questionMessages = { blank: 'blank' } as const;
