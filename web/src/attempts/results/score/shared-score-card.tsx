import { getSharedTest } from '@engram/core/sharing/api.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { scoreMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';
import { CountNotes, PercentDonut, ScoreBars } from './score-card.tsx';
import { StrengthPair } from './strength-list.tsx';
import { call } from '../../../http/call.ts';

type SharedScoreCardProps = {
  view: ResultView;
  /** Most of them are about taking it once more. */
  hasTips?: boolean;
};

/** The score of a shared test, beside that of the others. */
export function SharedScoreCard({ view, hasTips = true }: SharedScoreCardProps) {
  const { results, shared } = view;
  const { score, correctCount, totalQuestions, gradedQuestions } = results;
  return (
    <Card
      as="section"
      aria-label={messages.section}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-6 p-[clamp(20px,3vw,36px)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-center justify-items-center gap-x-9 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <PercentDonut results={results} />
        <div className="grid w-full gap-4">
          <div className="max-md:text-center">
            <p className="type-h2">
              {messages.ofCorrect(correctCount, gradedQuestions ?? totalQuestions)}
            </p>
            {shared && <MiddleScore code={shared.code} score={score} />}
            <CountNotes results={results} />
          </div>
          <ScoreBars view={view} />
        </div>
      </div>
      <div className="border-t border-line pt-5">
        <StrengthPair view={view} hasTips={hasTips} />
      </div>
    </Card>
  );
}

/** How others did, as far as that tells on nobody. Without it the result is whole all the same. */
function MiddleScore({ code, score }: { code: string; score: number }) {
  const { data } = useQuery({
    queryKey: ['shared-test', code, 'middle'],
    queryFn: ({ signal }) => call(getSharedTest, { params: { id: code } }, { signal }),
    // A whole class looks up at once: nobody's page asks again by itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const middle = data?.middleScore ?? null;
  if (!data || middle === null) return null;
  return (
    <p className="type-sm text-ink-2">
      {messages.middle(data.accessCount, middle, middle === score)}
    </p>
  );
}
