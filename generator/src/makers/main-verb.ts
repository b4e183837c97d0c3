import type { Fact } from '../analysis/fact.ts';
import type { Word } from '../analysis/read-words.ts';

/**
 * Whether it states something: it has a verb of its own, outside of 'which …', 'when …' and
 * participles. 'Ripple marks, which are symmetrical' and 'Cracks, formed when mud dries' have none.
 */
export function hasMainVerb({ verb }: Fact, words: readonly Word[]): boolean {
  const last = verb.at(-1);
  if (last) {
    const at = words.findIndex(({ start }) => start === last.start);
    // 'Ripple marks, which …' was taken for what a ripple does.
    return !(words[at + 1]?.lower === ',' && opensAside.has(words[at + 2]?.lower ?? ''));
  }
  // Every 'which', 'when' and the like takes the next verb for itself.
  let open = 0;
  for (const [at, word] of words.entries()) {
    if (isSubordinate(words, at)) open += 1;
    else if (open > 0 && isVerbal(word)) open -= 1;
    else if (isFinite(words, at, word)) return true;
  }
  return false;
}

function isVerbal({ tag, lower }: Word): boolean {
  return (tag === 'AUX' && lower !== 'be') || (tag === 'VERB' && !lower.endsWith('ing'));
}

const opensAside = new Set(['which', 'who', 'whose', 'where', 'in', 'of', 'with']);

const subordinates = new Set(
  'which who whose whom where when if because although though while since unless until once whenever wherever whether'.split(
    ' ',
  ),
);

function isSubordinate(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  // 'Since 1603 Japan had been ruled by …'.
  if (subordinates.has(word.lower)) return words[at + 1]?.tag !== 'NUM';
  if (word.lower === 'that') return word.tag !== 'DET' && words[at + 1]?.lower !== 'of';
  // 'As the gas falls', 'than they can decay', but not 'such as salts'.
  return word.lower === 'as' && at === 0;
}

/** Not what goes on behind 'and': 'which are wide and taper downwards'. */
function isFinite(words: readonly Word[], at: number, { tag, lower }: Word): boolean {
  const before = words[at - 1];
  if (before?.tag === 'AUX' || before?.lower === 'to' || before?.tag === 'CCONJ') return false;
  if (tag === 'AUX') return !['being', 'been', 'be', 'having'].includes(lower);
  if (tag !== 'VERB' || lower.endsWith('ing')) return false;
  // ', formed by …' and 'cells grown in light'.
  const isParticiple = /(?:ed|en|wn|made|built|found|cut|set)$/.test(lower);
  const next = words[at + 1];
  if (before?.tag === 'ADV' && words[at - 2]?.tag === 'AUX') return false;
  return !(isParticiple && (before?.lower === ',' || next?.tag === 'ADP'));
}
