type Switched = { languages: readonly string[]; onIn: readonly string[] };

/** The kinds that are on, each in the languages in which it is. */
export function switchOn<K extends Switched>(kinds: readonly K[]): K[] {
  return kinds.flatMap((kind) =>
    kind.onIn.length === 0 ? [] : [{ ...kind, languages: kind.onIn }],
  );
}
