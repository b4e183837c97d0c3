import type { User } from '@engram/core/accounts/user.ts';
import type { ExamThing } from '@engram/core/exams/exam.ts';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { JoinExam } from '../../exams/join-exam.tsx';
import type { KeptTest } from '../../practice-tests/keeping/kept-test.ts';
import { useKeptTest } from '../../practice-tests/keeping/use-kept-test.ts';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { reviewFirst } from '../../practice-tests/creation/review-first.ts';
import { useFlow } from '../../practice-tests/creation/use-flow.ts';
import { useBeside } from './beside-context.ts';
import { CardsRow } from './cards-row.tsx';
import { besideMessages as messages } from './messages.ts';
import { MadeRow } from './made-row.tsx';

/** The test and the cards of one text, each with the way to it, whatever became of the other. */
export function ReadyStep({ user, testId }: { user: User; testId: string }) {
  const { flow, change } = useFlow();
  const beside = useBeside();
  const kept = useKeptTest(user.uid, testId);
  const [isReviewWanted] = reviewFirst.useSwitch();
  const state = beside.set?.progress.state;
  const end = () => change({ type: 'end-review' });
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="grid max-w-205 grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <h1 className="type-h1">
            {state === 'saved' ? messages.titles.both : messages.titles.test}
          </h1>
          {state === 'making' && <p className="text-ink-2">{messages.makingHint}</p>}
        </div>
        {kept && <MakingNotes making={kept.test.making} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <MadeRow
            kind={messages.kind}
            icon={ListChecks}
            title={flow.testName}
            text={messages.test(flow.generatedQuestions.length)}
            action={
              <div className="flex flex-wrap gap-2">
                {isReviewWanted && (
                  <Button variant="primary" onClick={() => change({ type: 'review', testId })}>
                    {messages.review}
                  </Button>
                )}
                <Link
                  to={pathsOf.begin(testId)}
                  replace
                  onClick={end}
                  className={buttonClass(isReviewWanted ? {} : { variant: 'primary' })}
                >
                  {messages.start}
                </Link>
              </div>
            }
          />
          <CardsRow />
        </div>
        {kept && <JoinExam user={user} things={thingsOf(kept.test)} />}
        <Link to={paths.create} className="justify-self-start type-sm font-semibold">
          {messages.another}
        </Link>
      </div>
    </div>
  );
}

/** Its materials, so that all that is made of them belongs too; the test itself where there are none. */
function thingsOf({ id, parts }: KeptTest['test']): ExamThing[] {
  if (parts.length === 0) return [{ kind: 'test', id }];
  const ids = new Set(parts.map(({ materialId }) => materialId));
  return [...ids].map((materialId) => ({ kind: 'material', id: materialId }));
}
