import type { Share, ShareReport } from '@engram/core/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '../../report/queries.ts';
import { projectorMessages as messages } from '../messages.ts';
import { ProjectorView } from './projector-view.tsx';

type ShareProjectorProps = { link: Pick<Share, 'testId' | 'shareUrl'>; onClose: () => void };

/** A plain share on the wall. The code is there at once; what the report knows comes and stays fresh. */
export function ShareProjector({ link, onClose }: ShareProjectorProps) {
  const { data: known } = useQuery({ ...reportQuery(link.testId), select: pickShown });
  return (
    <ProjectorView
      code={link.testId}
      shareUrl={link.shareUrl}
      title={known?.title}
      counts={known?.counts}
      extent={known?.extent}
      isOver={known?.isOver === true}
      onClose={onClose}
    />
  );
}

/** Nothing of the questions: what is on the wall never tells an answer. */
function pickShown({ share, answering, settings, questionCount }: ShareReport) {
  return {
    title: share.title,
    isOver: share.state !== 'open',
    counts: { joined: answering + share.taken, answering, done: share.taken },
    extent: settings.enableTimer
      ? { value: messages.minutes(settings.timerDuration), of: messages.toAnswer(questionCount) }
      : { value: String(questionCount), of: messages.questions(questionCount) },
  };
}
