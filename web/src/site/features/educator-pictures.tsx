import { Check, FileText, ShieldCheck, Table, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { pictureCopy as copy } from './picture-copy.ts';
import { PictureRow, PictureRows } from './picture-row.tsx';

export function VerifiedQuestion() {
  const { type, mark, question } = copy.verified;
  return (
    <Card padding="small" className="grid w-full max-w-72 gap-2">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="blue">{type}</Badge>
        <span className="inline-flex items-center gap-1.25 type-xs font-semibold whitespace-nowrap text-success-ink">
          <Icon icon={ShieldCheck} size="small" className="text-success" />
          {mark}
        </span>
      </div>
      <p className="font-serif leading-[1.4]">{question}</p>
    </Card>
  );
}

export function Code() {
  return (
    <div className="flex gap-1.5 max-[23.75rem]:gap-1">
      {copy.code.map((character) => (
        <span
          key={character}
          className="grid h-13.5 w-10.5 min-w-7 place-items-center rounded-control border border-line bg-raised text-[1.375rem] font-bold tabular-nums shadow-e1 max-[23.75rem]:w-9.5"
        >
          {character}
        </span>
      ))}
    </div>
  );
}

export function QuestionReport() {
  return (
    <PictureRows>
      {copy.questionReport.map(({ name, percent, tone }) => (
        <PictureRow key={name} name={name}>
          <span className="flex min-w-0 items-center gap-2">
            <ProgressBar isThin aria-label={name} value={percent} tone={tone} className="w-28" />
            <span className="w-9 text-end type-sm font-[640] tabular-nums">{`${percent}%`}</span>
          </span>
        </PictureRow>
      ))}
    </PictureRows>
  );
}

export function TakerReport() {
  return (
    <PictureRows>
      {copy.takers.map(({ name, wrong }) => (
        <PictureRow key={name} name={name}>
          <Hits wrong={wrong} />
        </PictureRow>
      ))}
    </PictureRows>
  );
}

const questions = [0, 1, 2, 3, 4];

function Hits({ wrong }: { wrong: readonly number[] }) {
  return (
    <span className="flex gap-1">
      {questions.map((question) => {
        const isWrong = wrong.includes(question);
        return (
          <span
            key={question}
            className={classNames(
              'grid size-5.5 place-items-center rounded-tag',
              isWrong ? 'bg-danger-soft text-danger-ink' : 'bg-success-soft text-success-ink',
            )}
          >
            <Icon icon={isWrong ? X : Check} size="small" className="size-3" />
          </span>
        );
      })}
    </span>
  );
}

export function Coverage() {
  const { name, covered } = copy.coverage;
  return (
    <Card padding="small" className="grid w-full max-w-72 gap-3">
      <div className="flex items-center justify-between gap-3 type-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-2">{covered}</span>
      </div>
      <div className="flex h-6.5 gap-0.75 *:rounded-[5px]">
        <span className="flex-12 bg-petrol" />
        <span className="flex-22 bg-petrol" />
        <span className="flex-26 bg-petrol" />
        <span className="flex-14 bg-petrol/45" />
        <span className={classNames('flex-18', uncovered)} />
        <span className={classNames('flex-8', uncovered)} />
      </div>
    </Card>
  );
}

const uncovered =
  'bg-[repeating-linear-gradient(135deg,var(--line)_0_2px,transparent_2px_6px)] inset-ring inset-ring-line-strong';

export function Exports() {
  const { key, csv, questions: questionsOnly } = copy.exports;
  return (
    <PictureRows>
      <PictureRow icon={FileText} name={key} />
      <PictureRow icon={Table} name={csv} />
      <PictureRow icon={FileText} name={questionsOnly} />
    </PictureRows>
  );
}
