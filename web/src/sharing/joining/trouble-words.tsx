import { listOddSigns } from '@engram/core/sharing/share-code.ts';
import { CircleQuestionMark } from 'lucide-react';
import { Fragment } from 'react';
import { Note } from '../../ui/states/note.tsx';
import { troubleMessages as messages } from './messages.ts';
import type { Trouble } from './outcome.ts';

/** What is wrong with a code, below its field. */
export function TroubleWords({ trouble }: { trouble: Trouble }) {
  if (trouble.state === 'failed') return trouble.words;
  const { what, next } = messages[trouble.state];
  return (
    <>
      <b className="font-bold">{what}</b> {next}
    </>
  );
}

/** At once, what of a code cannot be in one; else what the place says of codes. */
export function OddSigns({ code, otherwise }: { code: string; otherwise?: string }) {
  const odd = listOddSigns(code);
  return (
    // There before its words are, so that they are announced.
    <span role="status" className={odd.length > 0 ? 'font-medium text-danger' : undefined}>
      {odd.length > 0 ? messages.odd(odd) : otherwise}
    </span>
  );
}

/** For whoever has a code that no test has. */
export function MixUps() {
  return (
    <Note icon={CircleQuestionMark}>
      {messages.mixUps.split(singleSign).map((part, place) => (
        // The sentence never changes, and every second part of it is a sign.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>{place % 2 === 1 ? <b>{part}</b> : part}</Fragment>
      ))}{' '}
      {messages.ask}
    </Note>
  );
}

const singleSign = /\b([A-Z\d])\b/;
