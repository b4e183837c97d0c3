import { questionLimits } from '@engram/core/limits.ts';
import { findConfigProblem } from '@engram/core/practice-tests/check-config.ts';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { usageQuery } from '../accounts/settings/subscription/queries.ts';
import { photoCheckMessages } from '../materials/checking/messages.ts';
import { SelectedMaterials } from '../materials/library/selected-materials.tsx';
import { gatherText } from '../materials/gather-material.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Accordion } from '../ui/navigation/accordion.tsx';
import { useDebounced } from '../use-debounced.ts';
import { CardsChoice } from './beside/cards-choice.tsx';
import type { InputStep } from '../practice-tests/creation/input/use-input-step.ts';
import { inputMessages, previewMessages } from '../practice-tests/creation/messages.ts';
import { createMessages as messages } from './messages.ts';
import { isWithoutAi, modelsQuery, waitsForEmail } from '../practice-tests/creation/models.ts';
import { reviewFirst } from '../practice-tests/creation/review-first.ts';
import { useFlow } from '../practice-tests/creation/use-flow.ts';
import { ConfirmForAi } from '../practice-tests/creation/without-ai/confirm-for-ai.tsx';
import {
  confirmForAiMessages,
  waysOnMessages,
  withoutAiMessages,
} from '../practice-tests/creation/without-ai/messages.ts';
import { UnfollowedLine } from '../practice-tests/creation/without-ai/sure-line.tsx';
import {
  type SureCounts,
  useSureCounts,
} from '../practice-tests/creation/without-ai/use-sure-counts.ts';
import { CreateOptions } from './create-options.tsx';
import { listChanges } from './list-changes.ts';
import type { SubjectChoice } from './use-subject.ts';

type MakeCardProps = {
  step: InputStep;
  subject: SubjectChoice;
  button: RefObject<HTMLButtonElement | null>;
  isMaking: boolean;
  onCancel: () => void;
};

/** The one button that is right for most, and below it what else there is to say. */
export function MakeCard({ step, subject, button, isMaking, onCancel }: MakeCardProps) {
  const { flow, plan } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const [isOpen, setOpen] = useState(false);
  const text = useDebounced(gatherText(step.draft), settlingMs);
  const hasText = text.trim() !== '' && step.tooLong === undefined && !isMaking;
  const counts = useSureCounts(hasText ? text : '');
  const problem = findConfigProblem(flow.testConfig, plan.limits);
  const isBusy = isMaking || step.isSaving;
  const isByRule = isWithoutAi(menu, flow.testConfig.aiModel);
  const ready = isByRule ? messages.readyWithoutAi : messages.ready;
  const few = waitsForEmail(menu)
    ? messages.confirmOrWithout
    : waysOnMessages.needs(questionLimits.minPerTest);
  const promise = isTooFew(counts) ? few : ready;
  const waiting = step.unchecked > 0 ? photoCheckMessages.first(step.unchecked) : promise;
  const hint = step.reading > 0 ? inputMessages.stillReading(step.reading) : waiting;
  return (
    <Card
      as="aside"
      aria-label={messages.what}
      className="grid gap-4 p-5 md:px-6 lg:sticky lg:top-23"
    >
      {!isMaking && flow.testConfig.aiModel !== 'built-in' && (
        <ConfirmForAi
          ask={confirmForAiMessages.test}
          onConfirmed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
      <div className="grid gap-2">
        <Button
          ref={button}
          variant="primary"
          size="large"
          isBlock
          canWrap
          disabled={!isBusy && (!step.canContinue || problem !== undefined)}
          isBusy={isBusy}
          onClick={step.submit}
        >
          <MakeWords counts={counts} isSaving={step.isSaving} isMaking={isMaking} />
        </Button>
        {isMaking ? (
          <Button variant="ghost" isBlock onClick={onCancel}>
            {previewMessages.cancel}
          </Button>
        ) : (
          <p className="text-center type-xs text-ink-2">{hint}</p>
        )}
      </div>
      {step.draft.mode === 'existing' && !isMaking && (
        <div inert={isBusy} className="empty:hidden">
          <SelectedMaterials
            selected={step.draft.selected}
            onChange={(materials) => step.store.change({ type: 'select', materials })}
          />
        </div>
      )}
      {!isMaking && <CardsChoice text={hasText ? text : ''} characters={step.characters} />}
      <SureWords counts={counts} />
      {problem !== undefined && <p className="type-sm text-danger-ink">{problem}</p>}
      {!isMaking && (
        <div inert={isBusy} className="-my-1 border-y border-line">
          <Accordion
            title={<OptionsTitle isOpen={isOpen} isByRule={isByRule} />}
            icon={SlidersHorizontal}
            isOpen={isOpen}
            onToggle={setOpen}
            isPlain
          >
            <CreateOptions subject={subject} />
          </Accordion>
        </div>
      )}
      <TestsLeft />
    </Card>
  );
}

const settlingMs = 500;

/** Closed, it says what is not as usual. */
function OptionsTitle({ isOpen, isByRule }: { isOpen: boolean; isByRule: boolean }) {
  const { flow } = useFlow();
  const [isReviewWanted] = reviewFirst.useSwitch();
  const changes = listChanges(flow.testConfig, { isByRule, isReviewWanted });
  return (
    <>
      <span className="block">{messages.options}</span>
      {!isOpen && changes.length > 0 && (
        <span className="block type-xs font-medium text-ink-2">{changes.join(', ')}</span>
      )}
    </>
  );
}

type MakeWordsProps = { counts: SureCounts | undefined; isSaving: boolean; isMaking: boolean };

function MakeWords({ counts, isSaving, isMaking }: MakeWordsProps) {
  const { flow } = useFlow();
  const { numQuestions, questionTypes } = flow.testConfig;
  if (isMaking) return messages.making;
  if (isSaving) return messages.saving;
  const coming = counts?.coming;
  if (!coming) return messages.make(numQuestions, questionTypes.length > 1);
  return isTooFew(counts) ? messages.tooFew : messages.makeSure(coming.total);
}

function isTooFew(counts: SureCounts | undefined): boolean {
  return (counts?.coming?.total ?? Infinity) < questionLimits.minPerTest;
}

/** How many questions the text supports without AI, before anything is made (D37). */
function SureWords({ counts }: { counts: SureCounts | undefined }) {
  const { flow } = useFlow();
  if (!counts) return null;
  const { supported, coming } = counts;
  const most = Math.min(flow.testConfig.numQuestions, supported?.total ?? 0);
  return (
    <div className="grid gap-1">
      {/* As high while it counts as afterwards. */}
      <p role="status" className="min-h-[2lh] type-sm text-ink-2 md:min-h-[1lh]">
        {supported === undefined
          ? withoutAiMessages.counting
          : withoutAiMessages.supports(supported.total)}
        {coming !== undefined &&
          coming.total < most &&
          ` ${withoutAiMessages.chosenGive(coming.total)}`}
      </p>
      <UnfollowedLine className="text-ink-2" />
    </div>
  );
}

/** Of this month; where there is no limit, no AI yet or no answer, only what is always free. */
function TestsLeft() {
  const { data } = useQuery(usageQuery);
  const { data: menu } = useQuery(modelsQuery);
  const { used = 0, limit: most = null } = data?.aiTests ?? {};
  const limit = waitsForEmail(menu) ? null : most;
  return (
    <p className="min-h-[2lh] type-xs text-ink-2">
      {limit === null ? messages.leftUnknown : messages.left(Math.max(0, limit - used), limit)}
    </p>
  );
}
