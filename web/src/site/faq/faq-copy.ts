import { product } from '@engram/core/product.ts';
import { figures } from '../figures.ts';

/** The words around the questions. */
export const faqCopy = {
  documentTitle: 'Frequently asked questions',
  description: `How ${product.name} makes questions, what sharing, files and plans are like, and what happens to your data.`,
  title: 'Frequently asked questions',
  comingNote: 'marks what we are still building. The answer says what it will do.',
  search: 'Search the FAQ',
  searchExample: 'Search, for example: code',
  clear: 'Clear search',
  found: (count: number, inAll: number) => `${count} of ${inAll} questions`,
  topics: 'Topics',
  link: 'Link to this answer',
  linkTo: (question: string) => ` (${question})`,
  linkCopied: 'Link copied',
  nothingFound: (query: string) => `Nothing found for “${query}”`,
  nothingFoundHint: 'Try another word, or ask us.',
  nothingFits: 'Nothing that fits?',
  answerTime: `We answer within ${figures.answerWithin}.`,
  contact: 'Contact us',
} as const;
