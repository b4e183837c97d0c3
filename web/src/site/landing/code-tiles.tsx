import { heroCopy } from './hero/hero-copy.ts';

/** A share code, letter by letter, for the eye only. */
export function CodeTiles() {
  return (
    <div aria-hidden="true" className="flex w-full max-w-70.5 gap-1.5 max-[24rem]:gap-1">
      {Array.from(heroCopy.form.placeholder).map((letter) => (
        <span
          key={letter}
          className="grid h-13.5 min-w-0 flex-1 place-items-center rounded-control border border-line bg-raised text-[1.375rem] font-bold max-[14rem]:text-[1.0625rem] tabular-nums shadow-e1"
        >
          {letter}
        </span>
      ))}
    </div>
  );
}
