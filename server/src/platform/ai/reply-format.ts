/** What a provider holds a reply to, the most helpful first. */
export type ReplyFormat = 'schema' | 'json' | 'text';

export type FormatMemory = {
  current: () => ReplyFormat;
  /** This one was refused: whether there is another to try. */
  stepDown: (refused: ReplyFormat) => boolean;
};

/** Tried once and remembered as long as the process lives: models do not learn it meanwhile. */
export function rememberFormat(formats: readonly ReplyFormat[]): FormatMemory {
  let at = 0;
  const current = () => formats[at] ?? 'text';
  return {
    current,
    stepDown(refused) {
      // Another call may have found out at the same time.
      if (current() !== refused) return true;
      if (at + 1 >= formats.length) return false;
      at += 1;
      return true;
    },
  };
}
