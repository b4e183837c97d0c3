import { Link } from 'react-router';
import type { Taken } from '../../../attempts/keeping/taken-shares.ts';
import { RemoveTaken } from '../../../attempts/results/remove-taken.tsx';
import { writeLongDay } from '../../../attempts/write-time.ts';
import { paths } from '../../../paths.ts';
import { Note } from '../../../ui/states/note.tsx';
import { takingMessages } from '../messages.ts';
import { resultOfTaken } from '../result-of-taken.ts';
import { ownZone } from './own-zone.ts';

const messages = takingMessages.intro;

type TakenLineProps = {
  code: string;
  taken: Taken;
  timeZone: string | undefined;
  onRemoved: () => void;
};

/** The way back to a result that this device has. */
export function TakenLine({ code, taken, timeZone = ownZone(), onRemoved }: TakenLineProps) {
  const day = writeLongDay(new Date(taken.at).toISOString(), timeZone);
  // What is a user's goes with their session; what is the device's may be anybody's.
  const isOwn = taken.uid !== null;
  return (
    <Note tone="green" className="wrap-anywhere">
      {messages.tookOn(isOwn ? null : taken.name, day)}{' '}
      <Link to={paths.testResults} state={resultOfTaken(code, taken)} className="font-semibold">
        {messages.seeResult}
      </Link>
      {!isOwn && (
        <div className="-ms-4.5">
          <RemoveTaken code={code} takenKey={taken.key} onRemoved={onRemoved} />
        </div>
      )}
    </Note>
  );
}
