import { blank } from '@engram/core/questions/question.ts';
import { questionMessages } from './blanked-text-messages.ts';

/** The text of a question where nobody writes into its gap: a line stands for it. */
export function BlankedText({ text }: { text: string }) {
  const [before = '', ...rest] = text.split(blank);
  return (
    <>
      {before}
      {rest.map((part, index) => (
        // The parts of one text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          <span className="inline-block h-[1em] w-[5.2em] max-w-full border-b-2 border-petrol align-[-2px]">
            <span className="sr-only">{questionMessages.blank}</span>
          </span>
          {part}
        </span>
      ))}
    </>
  );
}
