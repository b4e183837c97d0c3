import type { Feature } from '@engram/core/availability.ts';
import { presetCounts, questionLimits } from '@engram/core/limits.ts';
import { ListChecks, RectangleEllipsis, ToggleLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { SourceQuote } from '../../ui/studying/source-quote.tsx';
import { CodeTiles } from './code-tiles.tsx';
import { ComingTag } from './coming-tag.tsx';
import { landingCopy } from './landing-copy.ts';
import { questionTypesPicture } from './picture-copy.ts';

const { study } = landingCopy;

export function StudySection() {
  return (
    <section className="border-y border-line bg-surface py-[clamp(56px,7vw,96px)]">
      <div className="wrap grid gap-10">
        <div className="grid max-w-155 gap-3">
          <h2 className="type-h1">{study.title}</h2>
          <p className="type-lead">{study.lead}</p>
        </div>
        <ul className="grid gap-7 md:grid-cols-3">
          <Point {...study.material} picture={<QuestionTypes />} />
          <Point {...study.source} picture={<SourceQuote isSmall {...study.source.quote} />} />
          <Point {...study.code} picture={<CodeTiles />} />
        </ul>
      </div>
    </section>
  );
}

type PointProps = { title: string; text: string; needs: Feature; picture: ReactNode };

function Point({ title, text, needs, picture }: PointProps) {
  return (
    <li className="grid content-start gap-4">
      <div
        aria-hidden="true"
        className="grid min-h-52 place-items-center md:max-lg:min-h-60 overflow-hidden rounded-card bg-sunken p-5.5 max-[24rem]:p-3.5"
      >
        {picture}
      </div>
      <h3 className="flex flex-wrap items-center gap-2 type-h3">
        {title} <ComingTag feature={needs} />
      </h3>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}

function QuestionTypes() {
  return (
    <div className="grid w-full max-w-70 gap-2">
      {questionTypes.map(({ icon, name, count }) => (
        <div
          key={name}
          className="flex items-center justify-between gap-3 rounded-tile border border-line bg-surface px-3.5 py-2.5 type-sm shadow-e1"
        >
          <span className="flex items-center gap-2.5 font-semibold">
            <Icon icon={icon} />
            {name}
          </span>
          <span className="text-ink-2 tabular-nums">{count}</span>
        </div>
      ))}
    </div>
  );
}

const { multipleChoice, trueFalse, fillInBlank } = questionTypesPicture;
const questionTypes = [
  { icon: ListChecks, name: multipleChoice, count: presetCounts.quiz['multiple-choice'] },
  { icon: ToggleLeft, name: trueFalse, count: presetCounts.quiz['true-false'] },
  { icon: RectangleEllipsis, name: fillInBlank, count: questionLimits.countWhenTicked },
];
