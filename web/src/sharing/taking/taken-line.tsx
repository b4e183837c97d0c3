import { Link } from 'react-router';
import { writeLongDay } from '../../attempts/write-time.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/note.tsx';
import type { Taken } from './kept-shares.ts';
import { takingMessages } from './messages.ts';
import { resultOfTaken } from './result-of-taken.ts';
import { ownZone } from './own-zone.ts';

const messages = takingMessages.intro;

type TakenLineProps = { code: string; taken: Taken; timeZone: string | undefined };

/** The way back to a result that this device has. */
export function TakenLine({ code, taken, timeZone = ownZone() }: TakenLineProps) {
  return (
    <Note tone="green">
      {messages.tookOn(writeLongDay(new Date(taken.at).toISOString(), timeZone))}{' '}
      <Link to={paths.testResults} state={resultOfTaken(code, taken)} className="font-semibold">
        {messages.seeResult}
      </Link>
    </Note>
  );
}
