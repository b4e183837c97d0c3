import { Note } from '../../ui/states/note.tsx';
import { regradedMessages as messages } from './messages.ts';
import type { ResultView } from './result-view.ts';

/** Of a shared test that was corrected since: the score it had first, and what its owner says of it. */
export function RegradedNote({ view: { results } }: { view: ResultView }) {
  const { regraded, score } = results;
  if (!regraded) return null;
  return (
    <Note>
      <p>
        {messages.corrected} <b className="font-semibold">{messages.score(regraded.from, score)}</b>
      </p>
      {regraded.notes.map((note) => (
        <p key={note} className="mt-1 wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      ))}
    </Note>
  );
}
