import { materialLimits } from '../limits.ts';

/** What somebody says in a video, and when they begin to say it. */
type Cue = { seconds: number; text: string };

export type Transcript = {
  /** Without its times. */
  text: string;
  /** Where each minute begins: minutes are the pages of a transcript, the first one is 0:00. */
  pageStarts: number[];
  cues: Cue[];
};

/**
 * A transcript as it is copied from a video's page, or a file of subtitles (WebVTT, SRT). Undefined
 * where there are fewer than two times, which is then a text like any other.
 */
export function readTranscript(pasted: string): Transcript | undefined {
  const read = readCues(pasted);
  const cues = pasted.includes('-->') ? mergeRepeats(read) : read;
  if (cues.length < leastCues) return undefined;
  return { ...join(cues), cues };
}

const leastCues = 2;

/** Lines before the first time are a title or a header of the file. */
function readCues(pasted: string): Cue[] {
  const cues: { seconds: number; parts: string[] }[] = [];
  const lines = pasted.slice(0, maxLength).split(/\r\n|\r|\n/u);
  let isNote = false;
  for (const [at, line] of lines.entries()) {
    const words = line.trim();
    if (words === '') isNote = false;
    // A comment or the looks of a WebVTT file, which go on to the next empty line.
    else if (/^(?:NOTE|STYLE|REGION)\b/u.test(words) && cues.length === 0) isNote = true;
    const time = isNote ? undefined : readTime(words);
    if (time && time.seconds >= (cues.at(-1)?.seconds ?? 0)) {
      cues.push({ seconds: time.seconds, parts: [tidy(time.rest)] });
      continue;
    }
    const last = cues.at(-1);
    if (!last || isNote || isCounter(words, lines[at + 1])) continue;
    last.parts.push(tidy(words));
  }
  return cues
    .map(({ seconds, parts }) => ({ seconds, text: parts.filter((part) => part !== '').join(' ') }))
    .filter(({ text }) => text !== '');
}

/** Twice as much as is kept: times and numbers are not. */
const maxLength = 2 * materialLimits.maxExtractedCharacters;

/** '0:00', '00:01:02', '[1:02]', '(1:02) words', '00:00:01.000 --> 00:00:04.000 align:start'. */
const timeLine =
  /^[[(]?(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,]\d{1,3})?[\])]?(?:\s*-->\s*(?:\d{1,2}:)?\d{1,3}:[0-5]\d(?:[.,]\d{1,3})?[^\n]*|(?:\s*[-–:]\s+|\s+|(?=[A-Z“"]))(\S[^\n]*))?$/u;

function readTime(line: string): { seconds: number; rest: string } | undefined {
  const found = timeLine.exec(line);
  if (!found) return undefined;
  const [, hours, minutes, seconds, rest = ''] = found;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  const total = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { seconds: total, rest: rest.replace(spokenLength, '') };
}

/** YouTube says the time a second time for the ear: '1 minute, 4 seconds'. */
const spokenLength = /^(?:\d+ hours?,? ?)?(?:\d+ minutes?,? ?)?(?:\d+ seconds?)(?=\s|[A-Z]|$)\s*/u;

/** The number that SRT writes above a time. */
function isCounter(line: string, next: string | undefined): boolean {
  return /^\d{1,6}$/u.test(line) && (next ?? '').includes('-->');
}

/** Without the marks of subtitles: who speaks, colours, and what is only to be heard. */
function tidy(words: string): string {
  return words
    .replace(/<[^<>]{0,80}>/gu, '')
    .replace(/\{\\[^{}]{0,40}\}/gu, '')
    .replace(/\[(?:music|applause|laughter|musik|applaus)\]/giu, '')
    .replace(/^>>+\s*/u, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Subtitles that roll say each line again until the next one is whole. */
function mergeRepeats(cues: readonly Cue[]): Cue[] {
  let shown = '';
  return cues.flatMap(({ seconds, text }) => {
    const before = shown;
    shown = text;
    if (before === '') return [{ seconds, text }];
    const rest = text.startsWith(before) ? text.slice(before.length).trim() : text;
    return rest === '' || before.endsWith(rest) ? [] : [{ seconds, text: rest }];
  });
}

/** A paragraph ends with a sentence once there is enough of it, or where nothing was said for long. */
function join(cues: readonly Cue[]): { text: string; pageStarts: number[] } {
  let text = '';
  let paragraph = 0;
  const pageStarts: number[] = [];
  for (const [at, { seconds, text: words }] of cues.entries()) {
    const before = cues[at - 1];
    const gap = seconds - (before?.seconds ?? seconds);
    const isEnd =
      paragraph > longParagraph &&
      (paragraph > longestParagraph || /[.!?…]["'”’)]?$/u.test(before?.text ?? ''));
    const isNew = text !== '' && (isEnd || gap > longPause);
    if (text !== '') text += isNew ? '\n\n' : ' ';
    if (isNew) paragraph = 0;
    const minute = Math.floor(seconds / 60);
    // Minutes in which nothing begins begin with what is said next.
    while (pageStarts.length <= minute && pageStarts.length < materialLimits.maxPages) {
      pageStarts.push(pageStarts.length === 0 ? 0 : text.length);
    }
    text += words;
    paragraph += words.length + 1;
  }
  return { text, pageStarts };
}

const longParagraph = 400;
const longestParagraph = 1_200;
const longPause = 30;

/** '0:47' or '1:02:03'. */
export function writeClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(Math.floor(seconds) % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
