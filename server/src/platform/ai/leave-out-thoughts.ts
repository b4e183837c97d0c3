/**
 * Models that think aloud begin with <think> and end it before they answer. What is between is no
 * answer, even where it looks like one. Only at the beginning of a reply: a question may be about
 * such a tag.
 */
export type ThoughtFilter = {
  /** What of it belongs to the answer. */
  read: (piece: string) => string;
  /** The reply has ended: what was held back belongs to it. */
  end: () => string;
};

const opening = '<think>';
const closing = '</think>';

export function leaveOutThoughts(): ThoughtFilter {
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning';
  let held = '';

  function read(piece: string): string {
    if (state === 'answering') return piece;
    held += piece;
    if (state === 'thinking') return readThoughts();
    const begun = held.trimStart();
    if (begun.startsWith(opening)) {
      state = 'thinking';
      held = begun.slice(opening.length);
      return readThoughts();
    }
    if (opening.startsWith(begun)) return '';
    return end();
  }

  function readThoughts(): string {
    const at = held.indexOf(closing);
    if (at === -1) {
      // The tag may come in two pieces.
      held = held.slice(-closing.length);
      return '';
    }
    const rest = held.slice(at + closing.length);
    state = 'beginning';
    held = '';
    return rest === '' ? '' : read(rest);
  }

  function end(): string {
    const rest = state === 'thinking' ? '' : held;
    state = 'answering';
    held = '';
    return rest;
  }

  return { read, end };
}
