import { product } from '@engram/core/product.ts';

/** What stands in every mail. */
export const mailMessages = {
  productName: product.name,
  supportMailbox: product.supportMailbox,
  description: `${product.name}, practice tests and flashcards from your own material.`,
  questions: 'Questions:',
  copyAddress: 'Button not working? Copy this address:',
} as const;
