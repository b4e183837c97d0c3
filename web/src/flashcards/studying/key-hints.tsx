import { Key } from '../../ui/key.tsx';

type KeyHintsProps = { hints: readonly (readonly [key: string, does: string])[] };

/** Which keys do what, beside the buttons that do the same; a phone has no keys. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center justify-center gap-1.5 type-xs text-ink-3 max-md:hidden pointer-coarse:hidden"
    >
      {hints.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <Key name={key} />
          {does}
        </span>
      ))}
    </p>
  );
}
