import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import { isUncounted } from '../analysis/read-entry.ts';

/** Whether the subject of a line can begin a sentence: 'a cartel', 'inflation', 'the median'. */
export function hasRightArticle(analysis: Analysis, fact: Fact): boolean {
  // A sentence has the article that its author gave it.
  if (fact.origin !== 'entry' && fact.origin !== 'row') return true;
  const known = judged.get(fact);
  if (known !== undefined) return known;
  const made = judge(analysis, fact);
  judged.set(fact, made);
  return made;
}

// Asked for again with every sibling; goes with the fact it belongs to.
const judged = new WeakMap<Fact, boolean>();

function judge(analysis: Analysis, fact: Fact): boolean {
  const { material } = analysis;
  const { subject, name, phrase, sentence, isPlural, isName } = fact;
  if (subject.startsWith('the ') || isPlural || isName) return true;
  if (/^an? /.test(subject)) {
    // 'A French New Wave' is a name; 'pressure', which the text uses without an article, has none.
    const raw = material.slice(sentence.start, sentence.end);
    if (/^\W*\p{Lu}\S* \p{Lu}/u.test(raw) && name.includes(' ')) return false;
    return !standsBare(material, name);
  }
  // 'Quartile is one of …', 'Experiment is a study …', 'Cerebellum plans …'.
  if (/ment$|(?<!i)um$|us$/.test(name)) return false;
  if (standsBare(material, name)) return true;
  // 'the relative minor', which never stands without one.
  const isCounted =
    lowerOf(analysis).includes(` ${name.toLowerCase()}`) &&
    new RegExp(`\\b(?:the|an?) ${escape(name)}\\b`, 'i').test(material);
  return !isCounted && (isUncounted(name, phrase) || / of | and /.test(name));
}

function lowerOf(analysis: Analysis): string {
  const known = lowered.get(analysis);
  if (known !== undefined) return known;
  const made = analysis.material.toLowerCase();
  lowered.set(analysis, made);
  return made;
}

// Goes with the analysis it belongs to.
const lowered = new WeakMap<Analysis, string>();

function standsBare(material: string, name: string): boolean {
  // Most words that a line explains stand nowhere else, which is seen in a tenth of the time.
  if (!material.includes(` ${name}`)) return false;
  return new RegExp(
    `\\b(?:of|from|with|in|by|or|and|than) ${escape(name)}(?= (?:and|or|in|from|is|can|on)\\b|[.,;])`,
  ).test(material);
}

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
