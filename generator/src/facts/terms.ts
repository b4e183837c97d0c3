/**
 * What is asked for: 'Levels of processing' of 'Levels of processing (Craik & Lockhart, 1972)', and
 * 'amplitude' where its sign stands beside it.
 */
export function cutTerm(text: string): string {
  return text
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .replace(/\s+\$[^$]+\$$/u, '')
    .replace(/^["“„«'‘]+|["”“»'’]+$/gu, '')
    .trim();
}

const mostWords = 5;
const longest = 50;

/** Whether the part of a line before its sign can be the name of what follows. */
export function isTerm(text: string): boolean {
  const term = cutTerm(text);
  if (term.length < 2 || term.length > longest || term.split(' ').length > mostWords) return false;
  if (/[?!;:,.=<>→|$\\]|\.\.\.|…|\bvs\b|\/ /u.test(term) || !/\p{L}{2}|^\p{Lu}\d?$/u.test(term)) {
    return false;
  }
  if (isAuthor(text) || leansOrAsks.test(term) || date.test(term)) return false;
  // 'Used in' and 'based on' open a sentence.
  return !/ (?:in|on|by|of|for|to|with|from|as|at|than|is|are)$/iu.test(term);
}

/** 'Sperling (1960)', 'Loftus & Palmer', 'Smith et al.': who said it, not what it is about. */
function isAuthor(text: string): boolean {
  return (
    (/^[\p{L}.'’ -]+\((?:\D{0,30}[, ])?(?:1[5-9]|20)\d\d[a-z]?\)$/u.test(text) &&
      isNameLike(text)) ||
    /\bet al\b|^\p{Lu}[\p{L}'’-]+ (?:&|and|und|y|et) \p{Lu}[\p{L}'’-]+$/u.test(cutTerm(text))
  );
}

/** Every word of it with a capital, as in names of people. */
function isNameLike(text: string): boolean {
  const words = cutTerm(text).split(' ');
  return words.every((word) => /^(?:\p{Lu}|and$|&$|de$|von$|van$)/u.test(word));
}

/** Openings of remarks, of questions and of lines that only point at something. */
const leansOrAsks =
  /^(?:this|that|these|those|it|its|they|their|he|she|we|you|your|our|my|if|when|where|why|how|what|who|which|because|so|then|also|but|and|or|not|no|see|e\.?g|i\.?e|first|second|third|next|finally|another|other|remember|know|may|must|should|will|shall|do|does|don['’]t|use|is|are|was|were|has|have|can|dies|diese|dieser|es|wenn|warum|wie|was|und|oder|aber|este|esta|si|cuando|por|como|y|o|ce|cette|ces|quand|pourquoi|comment|et|ou)\b/iu;

/** '5 May', '1789', 'May 1789': when something was, not what it is. */
const date = /^(?:\p{L}+\.? )?\d{1,4}(?:\.|st|nd|rd|th)?(?: (?:de )?\p{L}+)?(?: (?:de )?\d{4})?$/u;

const oddFrom = 0.6;

/** 'Clive Wearing' among 'Episodic memory' and 'Priming': a person among terms, by the capitals. */
export function isOddTerm(term: string, siblings: readonly string[]): boolean {
  if (!hasNameCapitals(term)) return false;
  const others = siblings.filter((other) => other !== term && other.includes(' '));
  const plain = others.filter((other) => !hasNameCapitals(other));
  return others.length > 0 && plain.length >= others.length * oddFrom;
}

function hasNameCapitals(term: string): boolean {
  const words = term.split(' ');
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}
