import { partLimits } from '@engram/core/limits.ts';
import { textLimits } from '@engram/core/questions/question.ts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { RichField } from '../../../editing/rich-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LineFields } from './line-fields.tsx';
import { editorMessages as messages } from '../messages.ts';
import type { AnswerFieldsProps } from './answer-fields-props.ts';

const counts = partLimits.matching;

const sides = ['left', 'right'] as const;

export function PairFields({ draft: { pairs, format }, change, problem }: AnswerFieldsProps) {
  const errorId = useId();
  const hasProblem = problem?.place === 'pairs';
  return (
    <LineFields
      legend={messages.pairs}
      count={pairs.length}
      max={counts.max}
      add={{ words: messages.addPair, onPress: () => change({ change: 'add-pair' }) }}
      error={{ id: errorId, message: hasProblem ? problem.message : undefined }}
    >
      {pairs.map((pair, index) => (
        <div
          key={pair.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2 max-md:not-last:pb-2 max-md:*:first:col-start-1 max-md:*:nth-2:col-start-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          {sides.map((side) => {
            const isEmpty = hasProblem && pair[side].trim() === '';
            return (
              <RichField
                key={side}
                look="line"
                label={messages[side](index + 1)}
                value={pair[side]}
                format={format}
                maxLength={textLimits.option}
                onChange={({ value, ...kind }) =>
                  change({ change: 'pair', key: pair.key, side, text: value, ...kind })
                }
                onRead={() => change({ change: 'read' })}
                attributes={{
                  'data-line': side === 'left' || undefined,
                  'data-place': isEmpty || (index === 0 && side === 'left') ? 'pairs' : undefined,
                  'aria-invalid': isEmpty || undefined,
                  'aria-describedby': hasProblem ? errorId : undefined,
                }}
              />
            );
          })}
          <Button
            variant="ghost"
            isIconOnly
            aria-label={messages.removePair(index + 1)}
            disabled={pairs.length <= counts.min}
            onClick={() => change({ change: 'remove-pair', key: pair.key })}
            className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
          >
            <Icon icon={X} />
          </Button>
        </div>
      ))}
    </LineFields>
  );
}
