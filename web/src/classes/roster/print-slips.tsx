import type { Class } from '@engram/core/classes/class.ts';
import { openPrintWindow } from '../../attempts/exporting/print-window.ts';
import { QrCode } from '../../sharing/owning/qr-code.tsx';
import { ClassCode } from '../class-code.tsx';
import { joinPlace } from '../join-place.ts';
import { codeMessages, slipMessages as messages } from '../messages.ts';

const usualSlips = 30;

/**
 * One for each who may still join, to cut apart. There is room to write the words that lead back,
 * which only the student is told. Throws where the browser lets no window open.
 */
export function printSlips(taught: Class): void {
  const left = (taught.maxMembers ?? taught.memberCount + usualSlips) - taught.memberCount;
  const count = Math.max(1, Math.min(left, usualSlips));
  openPrintWindow({
    title: messages.title(taught.name),
    page: <Slips taught={taught} count={count} place={joinPlace()} />,
  });
}

type SlipsProps = { taught: Class; count: number; place: string };

function Slips({ taught, count, place }: SlipsProps) {
  const { name, school, code, joinUrl } = taught;
  return (
    <ul className="printed-sheet grid grid-cols-2">
      {Array.from({ length: count }, (_, number) => (
        <li
          key={number}
          className="flex break-inside-avoid items-start justify-between gap-4 border border-dashed border-line-strong p-4"
        >
          <div className="grid gap-1.5">
            <p className="font-semibold">{[name, school].filter(Boolean).join(' · ')}</p>
            <p className="type-sm">{messages.go(place)}</p>
            <ClassCode code={code} className="text-[1.5rem] leading-tight" />
            <p className="type-xs text-ink-2">{messages.type}</p>
            <p className="mt-2 type-xs text-ink-2">{messages.keep}</p>
            <p aria-hidden className="h-6 border-b border-line-strong" />
          </div>
          <div className="w-24 shrink-0 [&>svg]:size-24!">
            <QrCode text={joinUrl} label={codeMessages.qr} />
          </div>
        </li>
      ))}
    </ul>
  );
}
