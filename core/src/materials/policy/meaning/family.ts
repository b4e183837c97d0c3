/** A family of words and phrases that mean much the same, over folded text (fold-text.ts). */
export type Family = Pick<RegExp, 'test'>;

/** Engines take much longer for one large pattern than for a few small ones. */
const partSize = 3;

/**
 * A flat choice of whole words, so that a search takes time in proportion to the text. It is
 * searched in parts: somebody waits for the first judgement, for which all patterns are made ready.
 */
export function family(...members: readonly string[]): Family {
  const parts = Array.from({ length: Math.ceil(members.length / partSize) }, (_, part) =>
    wholeWords(members.slice(part * partSize, (part + 1) * partSize)),
  );
  return { test: (words) => parts.some((part) => part.test(words)) };
}

function wholeWords(members: readonly string[], flags = ''): RegExp {
  return new RegExp(`\\b(?:${members.join('|')})\\b`, flags);
}

/** Where a family begins in a sentence, or its first place to take out. */
export function placeOf(...members: readonly string[]): RegExp {
  return wholeWords(members);
}

/** Every place of a family, to take it out. */
export function everyOf(...members: readonly string[]): RegExp {
  return wholeWords(members, 'g');
}

/** Members of several families as one. */
export function together(...families: readonly Family[]): Family {
  return { test: (words) => families.some((one) => one.test(words)) };
}

/** What a sentence says about one class, and how much that weighs. */
export type Signal = {
  weight: 1 | 2 | 3 | 4;
  /** Every one of these families has to be in the sentence. */
  all: readonly Family[];
  /** This family must not be. */
  none?: Family;
};

/** What a class of requests is recognised by. */
export type Meaning = {
  /** Without one of these words a sentence is not looked at. */
  topic: Family;
  signals: readonly Signal[];
  /** Words that are enough for a second look where somebody asks for themselves. */
  hints: Family;
  /** Families that are enough for it together (everyday-words.ts). */
  doubts: readonly (readonly Family[])[];
  /** The words of harmless things, which are taken out before a sentence is read. */
  harmless: RegExp;
  /** Words of study, care and law that tell of the topic without asking for it. */
  study: Family;
  /** Words that ask for it by themselves, such as a call to others. */
  calls?: Family;
  /** It hurts somebody in a game as well. */
  isAlwaysReal?: true;
};
