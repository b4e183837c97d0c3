import { markMatches } from './find-questions.ts';

/** A text with the searched words marked. Not in yellow: that is for what is to be remembered. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-petrol-soft text-petrol-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
