import { contentWords } from '../content-words.ts';
import { isShort } from '../facts/definitions/sure-names.ts';
import type { TermFact } from '../facts/fact.ts';

const fewestWords = 3;
const shortest = 20;

/**
 * Whether a line can be one of a family: its term names a thing, and its meaning says so much, and
 * so plainly, that it fits no other term and is understood without the rest of the list.
 */
export function isClearLine({ term, meaning }: TermFact): boolean {
  return isPlainTerm(term) && !isShort(term) && isClearMeaning(meaning);
}

function isPlainTerm(term: string): boolean {
  // 'Coupland's' is short for something, and 'still shaky' for what somebody has to learn.
  if (/['’]s$/u.test(term) || remark.test(term)) return false;
  return !/\d|[/+&]|\sv\.?\s|\bof the$/u.test(term) && !placing.test(term);
}

/** 'Most often broken: the scaphoid' names its thing behind the colon. */
const placing =
  /^(?:(?:the )?(?:most|least|often|usually|always|only|largest|smallest|biggest|highest|lowest|longest|shortest|oldest|main|common|typical|total|more|less|early|late|also|new|next|first|second|third|last)|in|on|at|by|from|to|for|with|without|after|before|during|under|over)\b/iu;

function isClearMeaning(meaning: string): boolean {
  if (meaning.length < shortest || contentWords(meaning).size < fewestWords) return false;
  // Signs of shorthand; a dash or a slash inside joins two things of which only one is a meaning.
  if (/[+±=~<>→←*#;:"“”[\]]|\s[-–—/]\s|\S\/\S|\bw\/|\.\s/u.test(meaning)) return false;
  // Examples and asides in brackets name what only one term has.
  if (/\(|\be\.?g\b|\bi\.?e\b|\betc\b/iu.test(meaning)) return false;
  if (
    /(?:^|\s)\p{L}{1,6}\.(?=\s|$)/u.test(meaning) ||
    /\b(?:NOT|NO|ONLY|ALL|ONE|VERY)\b/u.test(meaning)
  )
    return false;
  return !leaning.test(meaning) && !remark.test(meaning);
}

/** Words for something that another line names. */
const leaning =
  /\b(?:the (?:two|three|first|second|other|others|same|former|latter|above|rest|opposite|reverse)|same|both|another|other|others|this|(?:that|the) ones?|these|those|it|they|them|such|above|below|previous|vice versa|opposite of|counterparts?|equivalents?|analogues?|versions? of|like the|as the|instead|however|so only)\b/iu;

/** What somebody noted beside the meaning. */
const remark =
  /\b(?:exam|lecture|slides?|prof|teacher|book|chapter|page|pp?\.|ask|check|remember|important|careful|confus\p{L}+|shaky|allowed|today|yesterday|we|our|you|your|my|i)\b/iu;
