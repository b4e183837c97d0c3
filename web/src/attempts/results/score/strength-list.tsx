import { chooseTips } from '@engram/core/attempts/choose-tips.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import { findStrengths, type GroupScore } from '@engram/core/attempts/find-strengths.ts';
import { resultMessages } from '@engram/core/attempts/messages.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { Lightbulb, type LucideIcon, Target, TrendingUp } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { scoreMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

/** What went well, what did not, and what to do next (N26) [RES-19] [RES-20]. */
export function StrengthList({ view }: { view: ResultView }) {
  return (
    <div className="grid content-center gap-4 p-7 max-lg:p-5">
      <Findings view={view} />
    </div>
  );
}

/** The same, side by side below a score. */
export function StrengthPair({ view, hasTips }: { view: ResultView; hasTips: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <Findings view={view} hasTips={hasTips} />
    </div>
  );
}

type FindingsProps = { view: ResultView; hasTips?: boolean };

function Findings({ view: { reviewed, results }, hasTips = true }: FindingsProps) {
  const tips = chooseTips(results.score);
  const { strengths, areas } = findStrengths(
    reviewed.map(({ question }) => question),
    reviewed.map(({ outcome }) => outcome),
  );
  return (
    <>
      <Finding
        icon={TrendingUp}
        look="text-success"
        title={messages.strengths}
        sentences={
          strengths.length > 0 ? cut(strengths).map(writeGroup) : [resultMessages.noStrengths]
        }
      />
      <Finding
        icon={Target}
        look="text-danger"
        title={messages.areas}
        sentences={areas.length > 0 ? cut(areas).map(writeArea) : [resultMessages.noAreas]}
      />
      {hasTips && (
        <Finding
          icon={Lightbulb}
          look="text-mark-ink"
          title={tips.length > 1 ? messages.tips : messages.tip}
          sentences={tips}
        />
      )}
    </>
  );
}

type FindingProps = { icon: LucideIcon; look: string; title: string; sentences: readonly string[] };

function Finding({ icon, look, title, sentences }: FindingProps) {
  return (
    <div className="flex items-start gap-3">
      <Icon icon={icon} className={look} />
      <div className="min-w-0">
        <h2 className="type-sm font-semibold">{title}</h2>
        {sentences.map((sentence) => (
          <p key={sentence} className="type-sm wrap-anywhere text-ink-2">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A long list is no help; the first ones say the most. */
const maxShown = 4;

function cut(groups: readonly GroupScore[]): readonly GroupScore[] {
  return groups.slice(0, maxShown);
}

function writeGroup({ of, correct, total, percent }: GroupScore): string {
  const name = 'topic' in of ? of.topic : questionTypeNames[of.type];
  return percent === percentOf(correct, total)
    ? resultMessages.groupScore(name, correct, total)
    : resultMessages.groupPoints(name, correct, total, percent);
}

function writeArea(group: GroupScore): string {
  const { of, missedPages } = group;
  const canReread = 'topic' in of && missedPages.length > 0;
  return [writeGroup(group), ...(canReread ? [resultMessages.reread(missedPages)] : [])].join(' ');
}
