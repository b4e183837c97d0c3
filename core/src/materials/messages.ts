import { formatCount } from '../format-count.ts';
import { materialLimits } from '../limits.ts';
import { megabyte } from '../units.ts';
import { listEndings, documentKinds, type DocumentKind } from './kinds.ts';

const maxMegabytes = materialLimits.maxFileBytes / megabyte;

/** What is said about study material, in the words of the specification; server and screens share it. */
export const materialMessages = {
  textMissing: 'Please enter some text.', // [INP-18]
  tooShort: `Text is too short. Please enter at least ${formatCount(materialLimits.minCharacters)} characters.`, // [INP-19]
  textTooLongForFree: (characters: number, max: number, premiumMax: number) =>
    `Text is too long (${formatCount(characters)} characters). Free accounts are limited to ${formatCount(max)} characters. Upgrade to Premium for up to ${formatCount(premiumMax)} characters.`, // [INP-20]
  textTooLong: (characters: number, max: number) =>
    `Text is too long (${formatCount(characters)} characters). The maximum is ${formatCount(max)} characters.`, // [INP-21]
  filesMissing: 'Please upload and process at least one file.', // [UPL-05]
  contentTooLong: (characters: number, max: number) =>
    `Content is too long (${formatCount(characters)} characters). The maximum is ${formatCount(max)} characters.`, // [UPL-06]
  fileEmpty: 'File is empty (0 bytes)', // [UPL-09]
  fileOverLimit: (maxBytes: number) => `File size exceeds ${maxBytes / megabyte}MB limit`, // [UPL-10]
  typeNotAllowed: (kinds: readonly DocumentKind[]) =>
    `File type not supported. Allowed: ${listEndings(kinds)}`, // [UPL-11]
  tooManyFiles: (max: number) => `Maximum ${max} files allowed`, // [UPL-12]
  totalOverLimit: 'Total file size exceeds limit', // [UPL-14]
  filesOverLimit: (names: readonly string[]) => `File(s) exceed size limit: ${names.join(', ')}`, // [UPL-15]
  filesFailed: (message: string) => `Failed to process files: ${message}`, // [BERR-08]
  inputFailed: 'Failed to process input', // [BERR-09]
  fileFailed: 'Failed to process file', // [BERR-14]
  noConnection: 'Network error - could not connect to server', // [BERR-15]
  fileWithoutText: (kind?: DocumentKind) =>
    kind === 'txt' || kind === 'md'
      ? 'Text file appears to be empty' // [UPL-13]
      : 'File appears to be empty', // [BERR-16]
  typeUnknown: 'Unsupported file format', // [BERR-17]
  typeHint: (kinds: readonly DocumentKind[]) => `Use ${listEndings(kinds)}.`, // C23
  fileTooLarge: 'File is too large', // [BERR-18]
  sizeHint: `Use a file under ${maxMegabytes}MB.`, // [BERR-18]
  uploadsOff: 'Uploads are turned off on this server.',
  uploadsOffHint: 'Copy the text from your file and paste it instead.',
  locked: 'This file is protected with a password.',
  lockedHint: 'Remove the password, or save a copy without one, and upload it again.',
  scanned: 'This file contains pictures of pages, not text.',
  scannedHint: 'Run text recognition (OCR) on it, or paste the text.',
  damagedHint: 'The file seems to be damaged. Open it, save a new copy and upload that.',
  tooComplexHint: 'It is too large or too complex to read. Try part of it.',
  wrongTypeHint: `The file's content doesn't match its name. Use ${listEndings(documentKinds)}.`,
  pagesWithoutText: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} has no text we can read.`
      : `${formatCount(pages.length)} pages have no text we can read: ${writeRanges(pages)}.`,
  cut: `Only the first ${formatCount(materialLimits.maxExtractedCharacters)} characters were read.`,
  libraryFull: `You have ${formatCount(materialLimits.maxMaterials)} saved materials. Delete some to save more.`,
} as const;

/** '1 to 3, 7, 9 to 12', at most a line of it. */
function writeRanges(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else ranges.push({ from: page, to: page });
  }
  const words = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const shown = words.slice(0, maxRanges).join(', ');
  return words.length > maxRanges ? `${shown} and more` : shown;
}

const maxRanges = 8;
