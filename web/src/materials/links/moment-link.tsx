import { linkOf, type Moment } from '@engram/core/materials/moment.ts';
import { writeClock } from '@engram/core/materials/transcript.ts';
import { momentMessages as messages } from './messages.ts';

/** Leads to what was said, where the video is known. */
export function MomentLink({ moment }: { moment: Moment | undefined }) {
  if (!moment) return null;
  const href = linkOf(moment);
  if (href === undefined) return null;
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener noreferrer" className="font-semibold">
        {messages.watch(writeClock(moment.minute * 60))}
      </a>
    </>
  );
}
