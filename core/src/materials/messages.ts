import { formatCount } from '../format-count.ts';
import { materialLimits } from '../limits.ts';
import { megabyte } from '../units.ts';
import { listEndings, documentKinds, type DocumentKind } from './kinds.ts';
import { listPhotoEndings } from './photo-kinds.ts';

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
  typeNotAllowed: (kinds: readonly DocumentKind[], takesPhotos = false) =>
    `File type not supported. Allowed: ${listEndings(kinds)}${takesPhotos ? `, ${listPhotoEndings()}` : ''}`, // [UPL-11]
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
  addressRefused: "This isn't the address of a public web page.",
  addressRefusedHint: 'Use one that starts with http:// or https:// and opens without signing in.',
  pageUnreachable: "We couldn't open this page.",
  pageUnreachableHint:
    'You may have to sign in there, or it is slow just now. Open it yourself, copy the text and paste it.',
  pageTooLarge: 'This page is too large to read.',
  pageTooLargeHint: 'Copy the part you want to study and paste it.',
  pageKind: 'There is no text at this address.',
  pageKindHint: 'Use the address of a web page or a PDF. For a video, paste its transcript.',
  pageEmpty: 'We found no text on this page.',
  pageEmptyHint: 'Open it yourself, copy the text and paste it.',
  pagesOff: 'Web addresses are turned off on this server.',
  pagesOffHint: 'Open the page yourself, copy the text and paste it.',
  transcriptMissing: "We couldn't get the transcript of this video.",
  transcriptMissingHint:
    'Open “Show transcript” under the video, copy all of it and paste it here.',
  transcriptsOff: 'Transcripts are not fetched on this server.',
  locked: 'This file is protected with a password.',
  lockedHint: 'Remove the password, or save a copy without one, and upload it again.',
  bookLocked: 'This book is locked by the store it came from (DRM).',
  bookLockedHint: 'Use a copy without a lock, or paste the part you want to study.',
  scanned: 'This file contains pictures of pages, not text.',
  scannedHint: 'Run text recognition (OCR) on it, or paste the text.',
  unclear: "We couldn't read this photo or scan.",
  unclearHint: 'Take it again from above, in daylight, with the page filling the picture.',
  pictureModelOff: 'AI reads no photos on this server.',
  aiUnconfirmed: 'Confirm your email address, and AI can read your photos.',
  aiUsedUp: 'AI has reached its limit for today. Please try again tomorrow.',
  photoRefused: "The AI didn't want to read this photo.",
  photoUnread: "The AI couldn't read this photo just now. Please try again in a moment.",
  photoTypeHint: 'Use a photo as .jpg, .png or .webp, or a scan as .pdf.',
  heic: "HEIC photos can't be read here.",
  heicHint:
    'On an iPhone, choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself as a JPEG.',
  damagedHint: 'The file seems to be damaged. Open it, save a new copy and upload that.',
  tooComplexHint: 'It is too large or too complex to read. Try part of it.',
  wrongTypeHint: `The file's content doesn't match its name. Use ${listEndings(documentKinds)}.`,
  pagesWithoutText: (pages: readonly number[], kind?: DocumentKind) => {
    const [one, many] = kind === 'pptx' ? ['Slide', 'slides'] : ['Page', 'pages'];
    return pages.length === 1
      ? `${one} ${pages[0]} has no text we can read.`
      : `${formatCount(pages.length)} ${many} have no text we can read: ${writeRanges(pages)}.`;
  },
  formulasBroken: (pages: readonly number[], kind?: DocumentKind) => {
    const [one, many] = kind === 'pptx' ? ['slide', 'slides'] : ['page', 'pages'];
    const end = "You won't be asked about those lines.";
    if (pages.length === 0) return `Some formulas may be broken. ${end}`;
    return pages.length === 1
      ? `Formulas on ${one} ${pages[0]} may be broken. ${end}`
      : `Formulas on ${formatCount(pages.length)} ${many} may be broken: ${writeRanges(pages)}. ${end}`;
  },
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
