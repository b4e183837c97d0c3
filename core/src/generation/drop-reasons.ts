/** Why an item that a model or our generator made was not kept; each is counted by its name. */
export const dropReasons = [
  /** Text between items that is no JSON. */
  'malformed',
  /** JSON of another shape, or of too few or too many answers for its type. */
  'wrong-shape',
  /** A type nobody asked for, or more of one than there is room for. */
  'not-wanted',
  /** Its quote is not in the material. */
  'ungrounded',
  /** A rule of item writing that drops. */
  'flawed',
  /** The same as another one of the test. */
  'duplicate',
  /** An address or markup that the material does not have, or an instruction it obeyed. */
  'injected',
  /** The blind solve came to another answer. */
  'disagreed',
  /** The blind solve found more than one right answer, or none. */
  'ambiguous',
  /** Nobody could confirm it in time. */
  'unconfirmed',
] as const;
export type DropReason = (typeof dropReasons)[number];
