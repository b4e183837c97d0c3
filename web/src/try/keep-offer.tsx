import { plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { awaitAccount } from '../storage/awaiting-account.ts';
import { nameTrial } from './keeping/name-trial.ts';
import type { Score } from './answering/stand-all.ts';
import type { Trial } from './keeping/trial.ts';
import { keepTrialMessages, trialMessages } from './messages.ts';

const messages = trialMessages.keep;

type KeepOfferProps = {
  trial: Trial;
  count: number;
  hasAnswered: boolean;
  /** Everything was answered. */
  score?: Score | undefined;
};

/** The way into an account with all that was tried; whoever has one is there at once. */
export function KeepOffer({ trial, count, hasAnswered, score }: KeepOfferProps) {
  const user = useUser();
  // Whoever has no account yet begins with the free plan.
  const most = plans[user?.plan ?? 'free'].limits.questionsPerTest;
  const isCut = count > most;

  function takeAlong() {
    const comes = keepTrialMessages.comes(count, nameTrial(trial));
    const words = isCut ? `${comes} ${keepTrialMessages.cut(most, count)}` : comes;
    awaitAccount({ path: paths.keepTrial, words });
  }

  return (
    <Card
      as="section"
      padding="small"
      aria-label={messages.label}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="grid gap-1">
        <h2 className="type-h3">
          {score ? trialMessages.result.title(score.right, score.count) : messages.title}
        </h2>
        {score && <p className="type-sm text-ink-2">{trialMessages.result.text}</p>}
        <p className="type-sm text-ink-2">{user ? messages.textSignedIn : messages.text(count)}</p>
        {isCut && <p className="type-sm text-ink-2">{messages.cut(most, count)}</p>}
        {hasAnswered && <p className="type-sm text-ink-2">{messages.afresh}</p>}
      </div>
      <Link
        to={user ? paths.keepTrial : `${paths.logIn}?mode=register`}
        state={user ? undefined : { returnPath: paths.keepTrial }}
        onClick={takeAlong}
        className={buttonClass({ variant: 'primary', size: 'large', isBlock: true, canWrap: true })}
      >
        {messages.action}
      </Link>
    </Card>
  );
}
