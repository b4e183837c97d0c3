import { questionLimits } from '@engram/core/limits.ts';
import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import { findTotalProblem } from '@engram/core/practice-tests/check-config.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { checkboxClass } from '../../../ui/forms/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { NumberStepper } from '../../../ui/forms/number-stepper.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ConfigSection } from './config-section.tsx';
import { configMessages } from '../messages.ts';
import { SureLine } from '../without-ai/sure-line.tsx';
import { useFlow } from '../use-flow.ts';

const messages = configMessages.types;

/** [CONF-21]. */
export function TypeSection() {
  const { flow, plan } = useFlow();
  const { testConfig } = flow;
  const problem = findTotalProblem(testConfig, plan.limits);
  const { questionsPerTest } = plan.limits;
  const hint = testConfig.isEndlessMode
    ? messages.endlessHint
    : messages.hint(questionLimits.minPerTest, questionsPerTest);
  return (
    <ConfigSection title={messages.title} hint={hint}>
      <ul className="overflow-hidden rounded-option border border-line">
        {questionTypes.map((type) => (
          <TypeRow key={type} type={type} />
        ))}
      </ul>
      <SureLine className="text-ink-2" />
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </ConfigSection>
  );
}

function TypeRow({ type }: { type: QuestionType }) {
  const { flow, change, plan } = useFlow();
  const { limits } = plan;
  const isChosen = flow.testConfig.questionTypes.includes(type);
  const isLocked = !limits.questionTypes.includes(type);
  return (
    <li
      className={classNames(
        'flex min-h-13.5 items-center gap-3 border-t border-line py-1.5 ps-3.5 pe-3 first:border-t-0 max-[23.75rem]:flex-wrap',
        isChosen && 'bg-petrol-soft',
        isLocked && 'text-ink-3',
      )}
    >
      <label
        className={classNames(
          'flex min-h-11 flex-1 items-center gap-2.5 type-ui font-semibold',
          isLocked ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isLocked}
          onChange={() => change({ type: 'toggle-type', questionType: type, limits })}
          className={checkboxClass}
        />
        {questionTypeNames[type]}
      </label>
      {isLocked ? <Tag>{messages.premium}</Tag> : <TypeCount type={type} isChosen={isChosen} />}
    </li>
  );
}

function TypeCount({ type, isChosen }: { type: QuestionType; isChosen: boolean }) {
  const { flow, change, plan } = useFlow();
  const { limits } = plan;
  const count = flow.testConfig.typeCounts[type];
  const name = questionTypeNames[type];
  if (count === undefined) {
    return (
      <span aria-hidden="true" className="pe-1 type-xs text-ink-3">
        {isChosen ? configMessages.on : configMessages.off}
      </span>
    );
  }
  return (
    <NumberStepper
      aria-label={messages.count(name)}
      decreaseLabel={messages.fewer(name)}
      increaseLabel={messages.more(name)}
      value={count}
      min={questionLimits.minPerType}
      max={limits.questionsPerType}
      onValueChange={(wanted) =>
        change({ type: 'change-count', questionType: type, count: wanted, limits })
      }
    />
  );
}
