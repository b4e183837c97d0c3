import { describeScore } from '@engram/core/attempts/describe-score.ts';
import type { Ref } from 'react';
import type { ResultView } from '../result-view.ts';

type ScoreMeaningProps = {
  view: ResultView;
  /** Whoever has judged the last answer comes back here. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** The score in words: what was strong, and where the points went. */
export function ScoreMeaning({ view: { results, reviewed }, headingRef }: ScoreMeaningProps) {
  const { title, sentence } = describeScore({
    results,
    questions: reviewed.map(({ question }) => question),
    outcomes: reviewed.map(({ outcome }) => outcome),
  });
  return (
    <div className="grid gap-1">
      <h2 ref={headingRef} tabIndex={-1} className="type-h3 focus-visible:shadow-none">
        {title}
      </h2>
      <p className="text-ink-2 wrap-anywhere">{sentence}</p>
    </div>
  );
}
