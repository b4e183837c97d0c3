import { bareNouns, dullNouns, weakAdjectives } from '../data/word-lists.ts';
import type { Fact } from './fact.ts';
import { headOf } from './parse-clause.ts';

/** Whether a subject says enough to be asked for. */
export function isAskable(fact: Fact): boolean {
  const { subjectWords, key, name } = fact;
  // What has a line of its own is a term, whatever its words are: 'key light', 'close-up'.
  if (fact.origin === 'entry')
    return subjectWords.length <= 7 && name.length >= 2 && name.length <= 50 && !/[,;]/.test(name);
  // 'The leading case is The Wagon Mound' explains no word.
  if (fact.shape === 'definition' && !fact.isName && isNamed(fact)) return false;
  const head = headOf(subjectWords);
  if (subjectWords.at(-1)?.tag === 'ADV') return false;
  if (!head || subjectWords.length > 5 || name.length > 50 || name.length < 2) return false;
  if (subjectWords.some(({ tag, lower }) => tag === 'CCONJ' || tag === 'PRON' || lower === ','))
    return false;
  if (
    subjectWords.length === 1 &&
    (dullNouns.has(key) || bareNouns.has(key) || dullNouns.has(head.lower))
  )
    return false;
  if (weakAdjectives.has(subjectWords[0]?.lower ?? '')) return false;
  if (quantifiers.has(fact.subject.split(' ')[0]?.toLowerCase() ?? '')) return false;
  // 'population of Manchester' is no term, 'Treaty of Versailles' is one.
  if (!fact.isName && subjectWords.some(({ tag }) => tag === 'ADP' || tag === 'VERB')) return false;
  return !/[’']s\b|\d{3}/.test(name);
}

function isNamed({ rest, phrase }: Fact): boolean {
  const [first, second] = rest;
  const opening = /^(?:the|an?)$/.test(first?.lower ?? '') ? second : first;
  return (
    opening?.tag === 'PROPN' && /^(?:the )?\p{Lu}/iu.test(phrase) && /^\p{Lu}/u.test(opening.text)
  );
}

const quantifiers = new Set(
  'most many some all each every few several both other another much no any more one two three'.split(
    ' ',
  ),
);
