import { countOf, writeLimit } from '../plan-words.ts';

/** What the screens of study material say beyond the words of the contract. */
export const draftMessages = {
  interrupted: 'The page was closed before this file was read.',
  interruptedHint: 'Choose it again to add it.',
  unreadable: 'This file can no longer be read.',
  unreadableHint: 'It was moved or changed. Choose it again.',
} as const;

type FileFigures = {
  /** Its size, or the site it is from. */
  origin: string;
  pages?: number;
  minutes?: number;
  characters: number;
};

export const uploadMessages = {
  dropMany: 'Drop your files here',
  dropOver: 'Drop to add',
  dropRefused: 'This file type is not supported',
  chooseMany: { before: 'or', link: 'choose files', after: 'from your device' },
  hint: (endings: string, megabytes: number, maxFiles: number) =>
    `${endings}. Up to ${megabytes} MB each, ${maxFiles} files.`,
  list: 'Your files',
  waiting: 'Waiting',
  sending: (percent: number) => `Sending ${percent}%`,
  reading: 'Reading text',
  recognizing: (page: number, pages: number) =>
    pages > 1 ? `Reading page ${page} of ${pages}` : 'Reading the photo',
  check: 'Check',
  checkFile: (name: string) => `Check ${name}`,
  unsure: (count: number) =>
    count === 0
      ? 'Read. Look it over before it is used.'
      : `Read. We are unsure of ${countOf(count, 'word')}.`,
  takePhoto: 'Take a photo',
  processed: 'Processed',
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: 'Retry',
  retryFile: (name: string) => `Retry ${name}`,
  tryAgain: 'Try Again',
  allFailed: (count: number) =>
    count === 1 ? "We couldn't read your file." : "We couldn't read any of your files.",
  someAgain: (count: number) =>
    count === 1 ? '1 file can be sent again.' : `${count} files can be sent again.`,
  notAdded: (names: readonly string[]) => `Not added: ${names.join(', ')}`,
  repeated: (names: readonly string[]) =>
    names.length === 0 ? '' : `Already added: ${names.join(', ')}`,
  details: ({ origin, pages, minutes, characters }: FileFigures) =>
    [
      origin,
      pages === undefined ? '' : countOf(pages, 'page'),
      minutes === undefined ? '' : countOf(minutes, 'minute'),
      countOf(characters, 'character'),
    ]
      .filter((part) => part !== '')
      .join(', '),
  said: {
    processed: (name: string, characters: number) =>
      `${name} was read, ${countOf(characters, 'character')}.`,
    removed: (name: string) => `${name} was removed.`,
    toCheck: (name: string) => `${name} was read. Check it before it is used.`,
  },
} as const;

export const textMessages = {
  label: 'Your text',
  placeholder: 'Paste or type your notes',
  paste: 'Paste',
  clear: 'Clear',
  cleared: 'Your text was cleared.',
  undo: 'Undo',
  pasteRefused: 'Your browser did not let us paste. Press Ctrl+V, or Command+V, in the field.',
  pasteEmpty: 'There is no text to paste.',
  count: (characters: number, max: number) =>
    `${writeLimit(characters)} of ${writeLimit(max)} characters`,
  words: (count: number) => countOf(count, 'word'),
  over: (count: number) => `${writeLimit(count)} over the limit`,
} as const;

export const tooLongMessages = {
  useFirst: (max: number) => `Use the first ${writeLimit(max)}`,
  upgrade: 'Upgrade Now',
  cut: (characters: number) => `Only the first ${writeLimit(characters)} characters are used.`,
  dropped: (names: readonly string[]) => `Not used: ${names.join(', ')}`,
} as const;

export const materialCardMessages = {
  title: 'Your material',
  characters: 'Characters',
  limits: ({ min, max }: { min: number; max: number }) =>
    `At least ${writeLimit(min)}, up to ${writeLimit(max)}.`,
  freeLimits: ({ min, max, premiumMax }: { min: number; max: number; premiumMax: number }) =>
    `At least ${writeLimit(min)}, up to ${writeLimit(max)} on the free plan. Premium reads up to ${writeLimit(premiumMax)}.`,
} as const;

export const gatherMessages = {
  nothingSelected: 'Please choose at least one saved material.',
  untitled: 'Untitled text',
} as const;

export const helpMessages = {
  title: 'Someone to talk to',
  inPlace: (place: string) => (place.startsWith('the ') ? `in ${place}` : place),
} as const;
