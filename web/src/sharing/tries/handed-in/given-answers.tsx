import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { groupCode } from '@engram/core/sharing/share-code.ts';
import { QuestionReview } from '../../../attempts/results/review/question-review.tsx';
import { useReviewList } from '../../../attempts/results/review/use-review-list.ts';
import { type ResultView, viewOfState } from '../../../attempts/results/result-view.ts';
import { SharedScoreCard } from '../../../attempts/results/score/shared-score-card.tsx';
import { PicturesOfShare } from '../../../pictures/picture-source.tsx';
import { useQuietPage } from '../../../quiet-page.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { answersMessages as messages } from '../messages.ts';
import type { HandedInFacts } from './handed-in-page.tsx';

type GivenAnswersProps = HandedInFacts & { onBack: () => void };

/**
 * The result of a try, to read: as long as the server gives it. It is asked again when somebody comes
 * back to the page, so that reopening the test hides it (D40).
 */
export function GivenAnswers({ code, test, own, handedIn, onBack }: GivenAnswersProps) {
  useQuietPage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { result } = handedIn;
  const { key, name } = own.kept;
  const view = useMemo(
    () =>
      result &&
      viewOfState(
        {
          results: result.results,
          outcomes: result.outcomes,
          questions: result.questions,
          timeTakenSeconds: result.timeTakenSeconds,
          testName: test.title,
          settings: test.settings,
          isShared: true,
          shared: { code, key, answeredAs: name, isKept: result.isKept, isStored: false },
        },
        handedIn.submittedAt,
      ),
    [result, code, key, name, test.title, test.settings, handedIn.submittedAt],
  );
  return (
    <PicturesOfShare code={code} attemptKey={key}>
      <div className="wrap grid max-w-200! grid-cols-[minmax(0,1fr)] gap-6 pt-5 pb-[clamp(48px,6vw,80px)]">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" className="-ms-4.5" onClick={onBack}>
            <Icon icon={ArrowLeft} />
            {messages.back}
          </Button>
          <Badge className="min-h-8! px-3!">{name ?? groupCode(code)}</Badge>
        </div>
        <h1 ref={heading} tabIndex={-1} className="type-h1 font-serif font-semibold wrap-anywhere">
          {test.title}
        </h1>
        {view ? <Result view={view} /> : <Note>{messages.hidden}</Note>}
      </div>
    </PicturesOfShare>
  );
}

function Result({ view }: { view: ResultView }) {
  const list = useReviewList(view, false);
  return (
    <>
      <SharedScoreCard view={view} hasTips={false} />
      <QuestionReview view={view} list={list} onJudge={undefined} />
    </>
  );
}
