import type { LiveTaker } from '@engram/core/sharing/assignment.ts';
import { Badge } from '../../ui/badge.tsx';
import { takerListMessages as messages } from './messages.ts';

type TakerMarksProps = { taker: Pick<LiveTaker, 'number' | 'isLate' | 'isCollected' | 'repeats'> };

/** What there is to know of an attempt besides its answers. */
export function TakerMarks({ taker }: TakerMarksProps) {
  const marks = listTakerMarks(taker);
  if (marks.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <Badge key={mark} className="whitespace-normal!">
          {mark}
        </Badge>
      ))}
    </span>
  );
}

export function listTakerMarks(taker: TakerMarksProps['taker']): string[] {
  const { number, isLate, isCollected, repeats } = taker;
  return [
    ...(number > 1 ? [messages.tryNumber(number)] : []),
    ...(isLate ? [messages.late] : []),
    ...(isCollected ? [messages.collected] : []),
    ...(repeats === 'device' ? [messages.sameDevice] : []),
    ...(repeats === 'name' ? [messages.sameName] : []),
  ];
}
