import { sharedMessages as messages } from './messages.ts';

/** A code, sign by sign, so that it can be read out and copied from a wall. */
export function CodeTiles({ code }: { code: string }) {
  return (
    <div role="img" aria-label={messages.spell(code)} className="flex w-70.5 max-w-full gap-1.5">
      {Array.from(code).map((sign, place) => (
        <span
          // A sign is nothing but its place here, and may stand twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          className="grid h-13.5 min-w-0 flex-1 place-items-center rounded-control border border-line bg-surface text-[1.375rem] font-bold tabular-nums shadow-e1"
        >
          {sign}
        </span>
      ))}
    </div>
  );
}
