/** Pieces of patterns over folded text (fold-text.ts), where every word stands between spaces. */

/** One of several words or phrases. */
export function oneOf(...phrases: readonly string[]): string {
  return `(?:${phrases.join('|')})`;
}

/**
 * Room for about so many words, never over the end of a sentence. The bound keeps a pattern linear:
 * it looks a little ahead and no further. It counts characters, because engines write repeated
 * groups out one by one, and the first judgement would wait for that.
 */
export function upTo(words: number): string {
  return `\\b[a-z0-9: ]{0,${words * 9}}?`;
}

/**
 * What may stand between a verb and its object: 'make a simple but big bomb', and not 'make a list
 * of bombs'. Four words at most, for the same reason.
 */
export const object = [
  '(?: (?!(?:of|on|in|at|by|to|as|if|is|are|was|for|with|from|about|that|which|who|when)\\b)',
  '(?!(?:without|against|between|over|under|after|before|during|like|because)\\b)',
  '[a-z0-9]+){0,4}?',
].join('');

/** A pattern of whole words. */
export function whole(...pieces: readonly string[]): RegExp {
  return new RegExp(`\\b${pieces.join('')}\\b`, 'g');
}

/** A pattern that begins where a sentence does, or after a colon. */
export function opening(...pieces: readonly string[]): RegExp {
  const lead = oneOf('please', 'now', 'just', 'so', 'then', 'first', 'step [0-9]+(?: :)?', 'go');
  return new RegExp(`[;:] (?:${lead} ){0,4}${pieces.join('')}\\b`, 'g');
}

/** Deeds as 'how to …', as a guide to them, and as an intention. */
export function taught(...deeds: readonly string[]): RegExp {
  return whole(oneOf(`${howTo}${alongWith}`, guideTo, intentTo), ' ', oneOf(...deeds));
}

const asker = oneOf('i', 'you', 'we', 'one');
const may = oneOf('can', 'could', 'would', 'should');

/** 'How to', 'how do I', 'how you can' and the like. */
export const howTo = `how ${oneOf('to', '2', `(?:do|${may}) ${asker}`, `${asker} ${may}`)}(?: :)?`;

/** Words for a text that tells how to do something. */
export const guide = oneOf(
  'instructions?',
  'directions',
  'recipes?',
  'guides?',
  'tutorials?',
  'walk ?throughs?',
  'manuals?',
  'handbooks?',
  'crash course',
);

/** 'instructions on', 'a guide for beginners to', 'step by step:'. */
export const guideTo = oneOf(
  `${guide}${upTo(2)} (?:for|to|on|in|of|:)(?: (?:your|the|safely))?`,
  '(?:step ?by ?step|(?:easy|simple|[0-9]+) steps)(?: to| for)?(?: :)?',
);

/** 'how to quickly …', 'how to buy the parts and …'. */
const alongWith = `(?:${upTo(4)} and)?(?: (?:[a-z]+ly|then|also|just|even|3d))?`;

const intentTo = [
  oneOf(
    '(?:i|we) (?:want|need|plan)',
    '(?:teach|show|help) you',
    'learn',
    '(?:easy|easiest|best|simple|simplest|quick|quickest|fastest) ways?',
  ),
  ' to',
].join('');
