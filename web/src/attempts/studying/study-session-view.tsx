import { findStudied, type StudySession, studyOn } from '@engram/core/attempts/study-session.ts';
import { useNavigate } from 'react-router';
import { useKeyList } from '../../keys/key-lists.ts';
import { KeysSetting } from '../../keys/keys-setting.tsx';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { stand } from '../answering/immediate-question.tsx';
import { NextButton } from '../answering/next-button.tsx';
import { FigureList } from '../answering/figure-list.tsx';
import { RunnerBar } from '../running/runner-bar.tsx';
import { RunnerFooter } from '../running/runner-footer.tsx';
import { studyMessages as messages } from './messages.ts';
import { backFrom, type StudyState } from './study-state.ts';
import { StudiedQuestion } from './studied-question.tsx';
import { StudySummary } from './study-summary.tsx';
import { useStudySession } from './use-study-session.ts';

/** One question after the other, each with its answer at once. */
export function StudySessionView({ uid, state }: { uid: string; state: StudyState }) {
  const [session, take] = useStudySession(uid, state);
  const [hasKeys] = useKeysSetting();
  useKeyList(session.isEnded ? undefined : messages.keyList);
  const navigate = useNavigate();
  const { testName, attemptId } = state;
  const back = backFrom(state);
  const question = findStudied(session);
  const standing = question && stand(question, session.given, false);

  return (
    <>
      <RunnerBar
        title={messages.title}
        name={testName === undefined ? messages.missed : messages.subtitle(testName)}
        onBack={() => void navigate(back)}
      >
        {!session.isEnded && <Button onClick={() => take({ step: 'end' })}>{messages.end}</Button>}
      </RunnerBar>
      {session.isEnded || !question ? (
        <StudySummary
          session={session}
          back={back}
          hasResults={attemptId !== undefined}
          onAgain={() => take({ step: 'again' })}
        />
      ) : (
        <>
          <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start justify-between gap-x-[clamp(28px,5vw,72px)] gap-y-8 pt-[clamp(18px,3vw,32px)] pb-10 md:grid-cols-[minmax(0,1fr)_220px] lg:grid-cols-[minmax(0,45rem)_276px]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <StudyTrace session={session} />
              <StudiedQuestion
                key={session.turns}
                state={state}
                session={session}
                question={question}
                take={take}
                keys={{ isOn: hasKeys, leave: () => void navigate(back) }}
              />
            </div>
            <StudySide session={session} />
          </div>
          {standing?.isOver && (
            <RunnerFooter>
              <span />
              <NextButton
                // Whoever calls an answer right after all does so by a button that goes away.
                key={standing.verdict}
                takesFocus
                label={isLast(session) ? messages.finish : undefined}
                onNext={() => take({ step: 'next' })}
              />
            </RunnerFooter>
          )}
        </>
      )}
    </>
  );
}

/** Whether this one ends it. */
function isLast(session: StudySession): boolean {
  return studyOn(session, { step: 'next' }).isEnded;
}

function StudyTrace({ session }: { session: StudySession }) {
  const { questions, queue, right } = session;
  const number = questions.findIndex(({ id }) => id === queue[0]) + 1;
  return (
    <div
      role="img"
      aria-label={messages.position(number, questions.length)}
      className="flex gap-1.5"
    >
      {questions.map(({ id }) => (
        <span
          key={id}
          className={`h-1.5 min-w-0 flex-1 rounded-full forced-color-adjust-none ${lookOf(id, queue[0], right)}`}
        />
      ))}
    </div>
  );
}

function lookOf(id: string, current: string | undefined, right: readonly string[]): string {
  if (right.includes(id)) return 'bg-success';
  return id === current ? 'bg-petrol' : 'bg-line';
}

function StudySide({ session: { questions, right, queue, given } }: { session: StudySession }) {
  const question = questions.find(({ id }) => id === queue[0]);
  const { verdict } = question ? stand(question, given, false) : { verdict: undefined };
  const rightNow = right.length + (verdict === 'correct' ? 1 : 0);
  return (
    <aside aria-label={messages.session} className="grid content-start gap-4">
      <Card padding="small" className="grid gap-3">
        <h2 className="type-sm font-semibold">{messages.session}</h2>
        <FigureList
          figures={[
            { label: messages.missed, value: questions.length },
            { label: messages.right, value: rightNow },
            { label: messages.open, value: questions.length - rightNow },
          ]}
        />
      </Card>
      {verdict === 'incorrect' && (
        <Card padding="small" className="grid gap-2">
          <h2 className="type-sm font-semibold">{messages.comesBack}</h2>
          <p className="type-sm text-ink-2">{messages.comesBackText}</p>
        </Card>
      )}
      <KeysSetting />
    </aside>
  );
}
