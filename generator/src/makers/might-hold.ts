import type { Analysis } from '../analysis/analyse-text.ts';
import type { Term } from '../analysis/find-terms.ts';
import type { Sentence } from '../analysis/sentence.ts';

/** Whether the text says nearly the same of another term, so that it may be right as well. */
export function mightHold(
  analysis: Analysis,
  term: Term,
  { key, sentence }: { key: Term; sentence: Sentence },
): boolean {
  const claim = sentence.stems.difference(key.stems).difference(term.stems);
  if (term.stems.isSubsetOf(sentence.stems) || isKindOf(analysis, term, key)) return true;
  if (analysis.kinds.isKin(term.key, key.key)) return true;
  const [rarest = ''] = [...term.stems].sort(
    (one, other) =>
      (analysis.sentencesWith.get(one)?.length ?? 0) -
      (analysis.sentencesWith.get(other)?.length ?? 0),
  );
  for (const no of analysis.sentencesWith.get(rarest) ?? []) {
    const other = analysis.sentences[no];
    if (!other || other.no === sentence.no || !term.stems.isSubsetOf(other.stems)) continue;
    if (claim.size > 0 && claim.intersection(other.stems).size >= Math.max(2, claim.size * 0.45))
      return true;
    if (isAlias(other.text, term.name, key.name)) return true;
  }
  return false;
}

/** What stands under the heading 'Organelles' is an organelle itself. */
function isKindOf({ sections }: Analysis, term: Term, key: Term): boolean {
  return [...term.sections].some((section) => {
    const heading = sections[section]?.heading?.toLowerCase();
    return (
      heading !== undefined &&
      heading.replace(/^the /, '').replace(/s$/, '') === key.name.toLowerCase().replace(/s$/, '')
    );
  });
}

/** 'adenosine triphosphate (ATP)', 'heat, also called thermal energy'. */
function isAlias(text: string, one: string, other: string): boolean {
  const lower = text.toLowerCase();
  const [a, b] = [lower.indexOf(one.toLowerCase()), lower.indexOf(other.toLowerCase())];
  if (a < 0 || b < 0) return false;
  const between = a < b ? lower.slice(a + one.length, b) : lower.slice(b + other.length, a);
  return /^,?\s*(?:\(|or\s|also\s|called\s|known\s|that is)/.test(between) && between.length < 30;
}
