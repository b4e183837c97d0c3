import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { tellChecks } from '@engram/core/practice-tests/tell-checks.ts';
import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkMessages as messages } from './messages.ts';

/** Figures that anybody can count again. */
export function ChecksCard({ test }: { test: PracticeTest }) {
  const titleId = useId();
  const lines = listFigures(test);
  if (lines.length === 0) return null;
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-1.5">
      <h2 id={titleId} className="flex items-center gap-2 type-h3">
        <Icon icon={ShieldCheck} className="text-success" />
        {messages.title}
      </h2>
      <dl className="divide-y divide-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-2.5 type-sm">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function listFigures({ questions, studyMaterial }: PracticeTest) {
  const checks = tellChecks(questions, studyMaterial);
  const { quoted, quotesFound, generated, confirmed, areAllByModel, longestRight } = checks;
  return [
    ...(quoted > 0 ? [{ label: messages.quotes, value: messages.share(quotesFound, quoted) }] : []),
    ...(generated > 0
      ? [
          {
            label: areAllByModel ? messages.solved : messages.confirmed,
            value: messages.share(confirmed, generated),
          },
        ]
      : []),
    ...(longestRight === null
      ? []
      : [{ label: messages.longest, value: messages.percent(longestRight) }]),
  ];
}
