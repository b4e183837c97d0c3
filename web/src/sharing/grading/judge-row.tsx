import type { JudgedShare } from '@engram/core/sharing/correcting/correction.ts';
import { Check, Contrast, type LucideIcon, X } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { Key } from '../../ui/key.tsx';
import { deskMessages as messages, shareNames, writeEarned } from './messages.ts';

type JudgeRowProps = {
  points: number;
  hasKeys: boolean;
  onJudge: (share: JudgedShare) => void;
};

/** Right, Half and Wrong; always in reach on a phone. */
export function JudgeRow({ points, hasKeys, onJudge }: JudgeRowProps) {
  return (
    <div
      data-bottom-bar=""
      className="max-md:sticky max-md:bottom-0 max-md:z-10 max-md:mx-[calc(-1*var(--gutter))] max-md:border-t max-md:border-line max-md:bg-paper/95 max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-3.5 max-md:backdrop-blur-md [@media(height<30rem)]:static"
    >
      <div role="group" aria-label={messages.judge} className="grid grid-cols-3 gap-2 md:gap-2.5">
        {choices.map(({ share, icon, look }, index) => (
          <button
            key={share}
            type="button"
            onClick={() => onJudge(share)}
            className="relative grid min-h-18 min-w-0 content-center justify-items-center gap-0.5 rounded-tile border-[1.5px] border-line-strong bg-surface px-1.5 py-2 font-[640] hover:bg-sunken focus-visible:shadow-focus md:min-h-19 md:text-[1.0625rem]"
          >
            <span className="inline-flex items-center gap-2 max-[23.75rem]:gap-1.5">
              <Icon icon={icon} className={look} />
              {shareNames[share]}
            </span>
            <span className="type-xs font-medium text-ink-2">{writeEarned(share, points)}</span>
            {hasKeys && (
              <span aria-hidden="true" className="absolute end-2 top-2 max-md:hidden">
                <Key name={String(index + 1)} />
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

const choices: readonly { share: JudgedShare; icon: LucideIcon; look: string }[] = [
  { share: 1, icon: Check, look: 'text-success' },
  { share: 0.5, icon: Contrast, look: 'text-petrol' },
  { share: 0, icon: X, look: 'text-danger' },
];
