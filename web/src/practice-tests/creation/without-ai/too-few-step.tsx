import { flowProgress, questionLimits } from '@engram/core/limits.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { BlankedText } from '../../../questions/blanked-text.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AskedText } from './asked-text.tsx';
import { FlowFooter } from '../flow-footer.tsx';
import { FlowHeader } from '../flow-header.tsx';
import { ConfirmForAi } from './confirm-for-ai.tsx';
import { confirmForAiMessages, waysOnMessages as messages } from './messages.ts';
import { findAiModel, modelsQuery, waitsForEmail } from '../models.ts';
import { asStep } from '../mark/as-step.ts';
import { useFlow } from '../use-flow.ts';
import { UseAi, wayClass, WayLabel, WaysOn } from './ways-on.tsx';
import { SampleQuestions } from './sample-questions.tsx';

type TooFewStepProps = {
  questions: readonly Question[];
  /** Words that are proposed for marking. */
  proposed: number;
  /** In all types; 0 where it was not counted. */
  supported: number;
  /** What became of the cards that were to be made with it. */
  beside?: ReactNode;
  /** AI can make the test now. */
  onConfirmed?: () => void;
};

/** Where there is too little for a test, the flow stops before one is made (D37). */
export function TooFewStep({
  questions,
  proposed,
  supported,
  beside,
  onConfirmed,
}: TooFewStepProps) {
  const { flow, home } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  // AI may find much in this text, so that it is not what is said to be short of something.
  const isWaiting = waitsForEmail(menu);
  const least = questionLimits.minPerTest;
  const quotes = questions.flatMap(({ source }) =>
    source ? spansOf(source).map(({ quote }) => quote) : [],
  );
  return (
    <>
      <FlowHeader step={2} percent={flowProgress.preview} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 pb-[clamp(32px,4vw,56px)]">
        {isWaiting && <h1 className="type-h1">{messages.oneStep}</h1>}
        <ConfirmForAi ask={confirmForAiMessages.test} onConfirmed={onConfirmed} />
        <div className="grid gap-1">
          {isWaiting ? (
            <h2 className="type-h2">{messages.withoutAi(questions.length)}</h2>
          ) : (
            <h1 className="type-h1">{messages.questions(questions.length)}</h1>
          )}
          <p role="status" className="text-ink-2">
            {messages.lead(least)}
          </p>
        </div>
        {beside}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_392px]">
          <div className="lg:order-last">
            <WaysOn
              found={questions.map(({ id, text, format, type }) => ({
                id,
                text: <BlankedText text={text} format={format} />,
                kind: questionTypeNames[type],
              }))}
              markPath={paths.testMark}
              markState={{ sure: questions, ...(home.config === paths.testConfig && asStep) }}
              proposed={proposed}
              addTextPath={home.input}
              text={flow.studyMaterial}
              last={<SampleQuestions />}
            >
              {supported >= least && <OtherTypes supported={supported} />}
              <AiWay />
            </WaysOn>
          </div>
          <AskedText text={flow.studyMaterial} quotes={quotes} />
        </div>
      </div>
      <FlowFooter>
        <Link
          to={home.config}
          className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
        >
          <Icon icon={ArrowLeft} />
          {home.back}
        </Link>
      </FlowFooter>
    </>
  );
}

/** The text is not to blame where other types would make a test of it. */
function OtherTypes({ supported }: { supported: number }) {
  const { home } = useFlow();
  return (
    <Link to={home.config} className={wayClass}>
      <WayLabel icon={ListChecks} title={messages.types} text={messages.typesHint(supported)} />
    </Link>
  );
}

function AiWay() {
  const { flow, change, plan, home } = useFlow();
  const navigate = useNavigate();
  const { data: menu } = useQuery(modelsQuery);
  const model = findAiModel(menu);
  if (!model) return null;
  const isCounted = Number.isFinite(plan.limits.aiTestsPerMonth);
  const hint = isCounted ? messages.aiHintCounted : messages.aiHint;
  return (
    <UseAi
      text={hint(flow.testConfig.numQuestions)}
      onChoose={() => {
        change({ type: 'set', settings: { aiModel: model.id } });
        void navigate(home.config);
      }}
    />
  );
}
