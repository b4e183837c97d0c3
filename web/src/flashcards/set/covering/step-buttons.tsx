import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsDownUp,
  ChevronsLeftRight,
  ChevronsRightLeft,
  ChevronsUpDown,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { coveringMessages as messages } from './messages.ts';
import type { Change, Direction } from './part-shape.ts';

type StepButtonsProps = {
  number: number;
  onStep: (change: Change, direction: Direction) => void;
};

/** What dragging does, for a finger or a switch that cannot drag. */
export function StepButtons({ number, onStep }: StepButtonsProps) {
  return (
    <div role="group" aria-label={messages.change(number)} className="flex flex-wrap gap-x-3">
      {changes.map(([change, directions]) => (
        <span key={change} className="flex">
          {directions.map(([direction, icon]) => (
            <Button
              key={direction}
              variant="ghost"
              isIconOnly
              aria-label={messages[change][direction]}
              onClick={() => onStep(change, direction)}
            >
              <Icon icon={icon} />
            </Button>
          ))}
        </span>
      ))}
    </div>
  );
}

type Steps = readonly (readonly [Direction, LucideIcon])[];

const changes: readonly (readonly [Change, Steps])[] = [
  [
    'move',
    [
      ['left', ArrowLeft],
      ['right', ArrowRight],
      ['up', ArrowUp],
      ['down', ArrowDown],
    ],
  ],
  [
    'size',
    [
      ['left', ChevronsRightLeft],
      ['right', ChevronsLeftRight],
      ['up', ChevronsDownUp],
      ['down', ChevronsUpDown],
    ],
  ],
];
