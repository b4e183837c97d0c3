import { countOf } from '../../plan-words.ts';

export const momentMessages = {
  watch: (clock: string) => `Watch from ${clock}`,
} as const;

export const linkMessages = {
  label: 'Or paste a link',
  placeholder: 'Web page or YouTube',
  add: 'Add',
  refused: "This isn't the address of a web page. Copy it from your browser's address bar.",
  transcript: 'Paste a transcript',
} as const;

export const transcriptMessages = {
  title: 'Paste the transcript',
  lead: 'Under the video, open “Show transcript”, mark all of it and copy it. Subtitle files (.vtt, .srt) work too.',
  name: 'Name of the video',
  namePlaceholder: 'Transcript',
  address: 'Link to the video',
  addressHint: 'With a YouTube link, each question leads to its minute.',
  addressRefused: "This isn't a link. Leave it out, or copy it from your browser's address bar.",
  text: 'Transcript',
  textPlaceholder: '0:00 So why does a leaf lose water at all?',
  textMissing: 'Paste the transcript first.',
  fetch: 'Get it from YouTube',
  found: (cues: number, length: string) => `${countOf(cues, 'time')} found, up to ${length}.`,
  noTimes: 'No times found. It is used as a text, without minutes.',
  add: 'Add transcript',
  cancel: 'Cancel',
  close: 'Close',
} as const;
