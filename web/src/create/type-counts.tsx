import { type QuestionType, questionTypes } from '@engram/core/plans/catalogue.ts';
import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { NumberStepper } from '../ui/forms/number-stepper.tsx';
import { Tag } from '../ui/tag.tsx';
import { configMessages } from '../practice-tests/creation/messages.ts';
import { createMessages } from './messages.ts';
import { useFlow } from '../practice-tests/creation/use-flow.ts';

const messages = configMessages.types;

/** How many of each kind; none takes the kind out. */
export function TypeCounts() {
  return (
    <ul aria-label={createMessages.counts} className="grid gap-1.5">
      {questionTypes.map((type) => (
        <TypeCount key={type} type={type} />
      ))}
    </ul>
  );
}

function TypeCount({ type }: { type: QuestionType }) {
  const { flow, change, plan } = useFlow();
  const { limits } = plan;
  const { questionTypes: chosen, typeCounts } = flow.testConfig;
  const name = questionTypeNames[type];

  function count(wanted: number) {
    const isChosen = chosen.includes(type);
    if (isChosen === (wanted === 0)) change({ type: 'toggle-type', questionType: type, limits });
    if (wanted > 0) change({ type: 'change-count', questionType: type, count: wanted, limits });
  }

  return (
    <li className="flex min-h-11.5 items-center justify-between gap-3">
      <span className="type-ui">{name}</span>
      {limits.questionTypes.includes(type) ? (
        <NumberStepper
          aria-label={messages.count(name)}
          decreaseLabel={messages.fewer(name)}
          increaseLabel={messages.more(name)}
          value={typeCounts[type] ?? 0}
          min={0}
          max={limits.questionsPerType}
          onValueChange={count}
        />
      ) : (
        <Tag>{messages.premium}</Tag>
      )}
    </li>
  );
}
