import type { Making } from '@engram/core/generation/making.ts';
import { Note } from '../ui/states/note.tsx';

/** How a test came to be, where that has to be told: by whom, and what is missing (D7, D27). */
export function MakingNotes({ making: { label, notices, madeBy } }: { making: Making }) {
  const sentences = [...(label === null ? [] : [label]), ...notices];
  if (sentences.length === 0) return null;
  return (
    <Note tone={madeBy === 'samples' ? 'yellow' : 'blue'}>
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}
