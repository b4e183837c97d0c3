import { flowProgress } from '@engram/core/limits.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, type MetaDescriptor, Navigate } from 'react-router';
import { preloadGenerator } from '../../generation/built-in-generator.ts';
import { paths } from '../../paths.ts';
import { writeLimit } from '../../plan-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LogoTrace } from '../../ui/logo.tsx';
import { Note } from '../../ui/note.tsx';
import type { Flow } from './flow.ts';
import { FlowStep } from './flow-step.tsx';
import { configMessages as messages } from './messages.ts';
import { useFlow } from './use-flow.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Says what comes; nobody gets here without material (N04). */
export default function ConfigScreen() {
  const { flow } = useFlow();
  const hasMaterial = flow.studyMaterial !== '';
  // The worker is outside of React, and has to be there before the network may go (D7).
  useEffect(() => {
    if (hasMaterial) preloadGenerator();
  }, [hasMaterial]);
  if (!hasMaterial) return <Navigate to={paths.testInput} replace />;
  return (
    <FlowStep
      step={1}
      percent={flowProgress.configure}
      title={messages.title}
      lead={messages.lead}
      aside={<MaterialSummary flow={flow} />}
      actions={
        <Link
          to={paths.testInput}
          className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
        >
          <Icon icon={ArrowLeft} />
          {messages.back}
        </Link>
      }
    >
      {flow.warning !== undefined && <Note tone="yellow">{flow.warning}</Note>}
      <Card as="section" padding="normal" className="grid justify-items-start gap-4">
        <LogoTrace />
        <div className="grid gap-1.5">
          <h2 className="type-h2">{messages.soon}</h2>
          <p className="max-w-[56ch] text-ink-2">{messages.soonText}</p>
        </div>
      </Card>
    </FlowStep>
  );
}

function MaterialSummary({ flow: { parts, studyMaterial } }: { flow: Flow }) {
  return (
    <Card as="section" padding="small" aria-label={messages.material} className="grid gap-3">
      <h2 className="type-h3">{messages.material}</h2>
      <ul className="grid gap-2.5 type-sm">
        {parts.map(({ material: { id, title, characters } }) => (
          <li key={id} className="grid gap-0.5">
            <span className="truncate font-semibold" title={title}>
              {title}
            </span>
            <span className="type-xs text-ink-3">{messages.characters(characters)}</span>
          </li>
        ))}
      </ul>
      <hr className="border-line" />
      <p className="flex justify-between gap-3 type-sm">
        <span className="text-ink-2">{messages.all}</span>
        <span className="font-semibold">{writeLimit(countCharacters(studyMaterial))}</span>
      </p>
    </Card>
  );
}
