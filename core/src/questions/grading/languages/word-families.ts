import { stemWord } from '../words/word-forms.ts';
import type { Language } from './small-words.ts';

/** What the forms of one word have in common: 'senkt' and 'gesenkt', 'superó' and 'supera'. */
export function baseOf(word: string, language: Language): string {
  if (language === 'en') return stemWord(irregular.get(word) ?? word);
  if (word.length < 4) return word;
  const plain = language === 'de' ? word.replace(/^ge(?=.{3,}(?:t|en)$)/, '') : word;
  return plain.replace(endings[language], '');
}

/**
 * Whether two words are made of one: 'absorb' and 'absorption', 'religion' and 'religious'. Not
 * those that name who does it, or another thing of the same kind.
 */
export function areOneFamily(one: string, other: string, language: Language): boolean {
  const [left, right] = [baseOf(one, language), baseOf(other, language)];
  if (left === right) return true;
  if (language !== 'en') return false;
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  for (let length = shared; length >= Math.max(minShared, shared - 2); length -= 1) {
    if (isEndingPair(left.slice(length), right.slice(length))) return true;
  }
  return false;
}

function isEndingPair(one: string, other: string): boolean {
  return pairs.has(`${one}|${other}`) || pairs.has(`${other}|${one}`);
}

/** Shorter beginnings are shared by words that have nothing in common. */
const minShared = 4;

const endings = {
  de: /(?<=.{3})(?:ungen|ungs|ung|enden|ende|end|sten|ten|tet|te|en|et|er|es|em|e|t|s|n)$/,
  es: /(?<=.{3})(?:aciones|ación|amiento|imiento|iendo|ando|ieron|aron|aban|aba|ados|adas|ado|ada|idos|idas|ido|ida|an|en|ar|er|ir|as|os|es|ó|é|í|a|o|e|s)$/,
  fr: /(?<=.{3})(?:ations|ation|ements|ement|aient|ait|ées|és|ée|er|ir|re|ent|es|é|e|s)$/,
} as const;

/** What bases end in, as baseOf leaves them: a verb beside its nouns and adjectives. */
const pairs: ReadonlySet<string> = new Set(
  `|ion |tion |ation |ment |ement |ness |ity |al |ic |anc |enc |ful |abl |th |ag b|ption d|sion t|sion
  y|ication y|ic ion|ious ant|anc ent|enc ent|ency |n |y um|an y|ian`.split(/\s+/),
);

const irregular: ReadonlyMap<string, string> = new Map(
  `leave left, leave leaves, take took, take taken, give gave, give given, go went, go gone,
  go goes, fall fell, fall fallen, rise rose, rise risen, grow grew, grow grown, bring brought, build built,
  buy bought, keep kept, lose lost, hold held, lead led, break broke, break broken, freeze froze,
  freeze frozen, begin began, begin begun, become became, send sent, spend spent, win won, fight fought,
  teach taught, think thought, find found, write wrote, write written, forbid forbidden, forgo forgone,
  forgo forwent, speak spoke, speak spoken, sink sank, sink sunk, shrink shrank, shrink shrunk, flow flown,
  know knew, know known, see seen, see saw, show shown, feed fed, meet met, sell sold, tell told, get got,
  get getting, get gets, choose chose, choose chosen, draw drew, draw drawn, drive drove, drive driven,
  eat ate, eat eaten, wear wore, wear worn, come came, run ran, stand stood, understand understood,
  freedom freedoms, free freely`
    .split(',')
    .map((pair): [string, string] => {
      const [base = '', form = ''] = pair.trim().split(/\s+/);
      return [form, base];
    }),
);
