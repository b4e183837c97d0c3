import type { MaterialOrder } from '@engram/core/materials/api.ts';
import { materialLimits } from '@engram/core/limits.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { countOf } from '../../plan-words.ts';

export const libraryMessages = {
  list: 'Your materials',
  search: 'Search your materials',
  clearSearch: 'Clear Search',
  sort: 'Sort',
  found: (materials: number, hasMore: boolean) =>
    hasMore
      ? `More than ${countOf(materials, 'material')}`
      : `${countOf(materials, 'material')} found`,
  characters: (characters: number) => countOf(characters, 'character'),
  pages: (pages: number) => countOf(pages, 'page'),
  minutes: (minutes: number) => countOf(minutes, 'minute'),
  origin: (kind: string, size: string) => `${kind}, ${size}`,
  usedIn: (places: readonly string[]) => `, used in ${places.join(', ')}`,
  tests: (tests: number) => countOf(tests, 'test'),
  flashcardSets: (sets: number) => countOf(sets, 'flashcard set'),
  today: 'Today',
  lastUsed: 'Last used',
  saved: 'Saved',
  dated: (meaning: string, day: string) => `${meaning} ${day}`,
  sentence: (parts: readonly string[]) => `${parts.join('. ')}.`,
  more: (title: string) => `More for ${title}`,
  rename: 'Rename',
  delete: 'Delete',
  showMore: 'Show more',
  showingMore: 'Loading...',
  moreNotLoaded: "We couldn't load the rest.",
  loading: 'Loading your materials',
  notLoaded: "We couldn't load your materials",
  notLoadedHint: 'Please try again.',
  retry: 'Try Again',
  empty: 'Nothing saved yet',
  emptyHint: 'Upload a file or type some text. It is saved here when you continue.',
  notFound: (search: string) => `Nothing found for “${search}”`,
  notFoundHint: 'Only titles are searched. Try another word.',
  allChosen: `${materialLimits.maxParts} of ${materialLimits.maxParts} selected. Unselect one to choose another.`,
  kept: 'We keep the text we read, never your original file.',
} as const;

export const renameMessages = {
  title: 'Rename material',
  field: 'Title',
  save: 'Save Changes',
  cancel: 'Cancel',
  close: 'Close',
  missing: 'Enter a title.',
  tooLong: `Use at most ${materialLimits.maxTitleLength} characters.`,
  unseen: 'Use visible characters on one line.',
  notRenamed: (title: string, reason: string) => `We couldn't rename “${title}”. ${reason}`,
} as const;

export const deletionMessages = {
  title: 'Delete this material?',
  text: (title: string) =>
    `“${title}” will no longer be listed here. Tests and flashcards made from it stay. This cannot be undone.`,
  cancel: 'Cancel',
  confirm: 'Delete',
  deleted: (title: string) => `“${title}” was deleted.`,
  notDeleted: (title: string, reason: string) => `We couldn't delete “${title}”. ${reason}`,
} as const;

export const selectionMessages = {
  list: 'Selected materials',
  empty: 'Nothing selected yet.',
  unselectAll: 'Unselect All',
} as const;

/** When the server says nothing. */
export const unknownFailure = 'Something went wrong. Please try again.';

export const orderNames: Readonly<Record<MaterialOrder, string>> = {
  'last-used': 'Last used first',
  newest: 'Newest first',
  title: 'By title',
  longest: 'Longest first',
};

/** What a material was when it came. */
export const kindNames: Readonly<Record<Material['kind'], string>> = {
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  txt: 'Text file',
  md: 'Markdown',
  rtf: 'RTF',
  pptx: 'PowerPoint',
  odt: 'OpenDocument',
  epub: 'E-book',
  html: 'Web page',
  text: 'Pasted',
  photo: 'Photo',
  web: 'Web page',
  transcript: 'Transcript',
};

/** What is drawn on its page: the ending of a file, or what it has instead. */
export function nameTile(kind: Material['kind']): string {
  return tileNames[kind] ?? kind.toUpperCase();
}

const tileNames: Partial<Record<Material['kind'], string>> = {
  photo: 'JPG',
  web: 'WEB',
  transcript: '0:00',
};

export const subjectMessages = {
  label: (title: string, subject: string) => `Subject of ${title}: ${subject}`,
  none: 'No subject',
  add: 'New subject',
  title: 'New subject',
  field: 'Name of the subject',
  save: 'Add subject',
  cancel: 'Cancel',
  close: 'Close',
  missing: 'Enter a name.',
  tooLong: `Use at most ${materialLimits.maxSubjectLength} characters.`,
  unseen: 'Use visible characters on one line.',
  moved: (title: string, subject: string | null) =>
    subject === null ? `“${title}” has no subject now.` : `“${title}” is in ${subject} now.`,
  notMoved: (title: string, reason: string) => `We couldn't move “${title}”. ${reason}`,
} as const;
