import { product } from '@engram/core/product.ts';
import { countOf, writeLimit } from '../../plan-words.ts';

export const listingMessages = {
  documentTitle: `Materials · ${product.name}`,
  title: 'Materials',
  count: (texts: number, found?: number) =>
    found === undefined
      ? countOf(texts, 'text')
      : `${writeLimit(found)} of ${countOf(texts, 'text')}`,
  add: 'Add material',
  subjects: 'Subject',
  chip: (name: string, count: number) => `${name} ${writeLimit(count)}`,
  all: 'All',
  none: 'No subject',
  empty: 'Nothing here yet',
  emptyHint:
    'Add your notes, a PDF or a Word file. Every test and card you make from a text is kept with it.',
  noneInSubject: (subject: string) => `Nothing in ${subject} yet`,
  noneInSubjectHint: 'Open the menu of a material to move it here.',
  showAll: 'Show all materials',
  nothingFound: (search: string) => `Nothing found for “${search}”`,
  nothingFoundIn: (search: string, subject: string) =>
    `Nothing found for “${search}” in ${subject}`,
} as const;

export const rowMessages = {
  columns: {
    material: 'Material',
    subject: 'Subject',
    asked: 'Asked about',
    tests: 'Tests',
    sets: 'Card sets',
    used: 'Last used',
    actions: 'Actions',
  },
  /** On phones, below the title. */
  details: (parts: readonly string[]) => parts.join(', '),
  percent: (percent: number) => `${percent}%`,
  /** On phones, where the column has no name. */
  askedAbout: ' asked about',
  /** For those who do not see the bar. */
  askedOf: (title: string) => `Asked about of ${title}`,
  sentences: (asked: number, total: number) => `${asked} of ${countOf(total, 'sentence')}`,
  makeTest: 'Make a test',
  makeTestOf: (title: string) => `Make a test from ${title}`,
  tests: (tests: number) => countOf(tests, 'test'),
  sets: (sets: number) => countOf(sets, 'card set'),
} as const;
