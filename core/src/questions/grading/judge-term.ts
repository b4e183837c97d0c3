import type { Known } from './describe-question.ts';
import {
  isGenitive,
  isSmall,
  isStatementWord,
  joins,
  offersChoice,
} from './languages/small-words.ts';
import type { Judgement } from './pick-best.ts';
import { findNaming } from './text-names.ts';
import { isEqualSet, type Meaning, readMeaning } from './words/list-meanings.ts';
import { editDistance } from './words/edit-distance.ts';
import { isInitials, matchTerm } from './words/match-term.ts';
import { matchWord } from './words/match-word.ts';
import { asksWho, isShared } from './words/names.ts';
import { opposes } from './words/opposes.ts';
import { contradict, degrees, isSameSense, isSameTermWord } from './words/say-same.ts';
import { areOneMember } from './languages/kinds.ts';
import { areOneFamily, baseOf } from './languages/word-families.ts';

export type Term = {
  /** As it is written: names have capitals. */
  key: string;
  wanted: readonly string[];
  given: readonly string[];
  known: Known;
};

/** Whether a key names something; a statement is read by what it says. */
export function isTerm(tokens: readonly string[], { language, isBlank }: Known): boolean {
  const words = readMeaning(tokens, language).words;
  const isShort = words.length > 0 && words.length <= maxWords;
  // Something that rises or falls is a statement.
  const isChange = words.length > 1 && words.some((word) => degrees.has(word));
  const isPlain = !isChange && !tokens.some((word) => isStatementWord(word, language));
  return isShort && (isBlank || isPlain);
}

/** What an answer is to a key that is a term or a name. */
export function judgeTerm(term: Term): Judgement {
  const { wanted, given, known } = term;
  // Nobody searches an essay for a term.
  if (known.isBlank && given.length - wanted.length > maxMore) return 'incorrect';
  const match = matchTerm(wanted, given);
  if (match === 'same' && !isOwnWord(wanted, given, known)) return 'correct';
  if (match === 'doubtful') return 'needs-review';
  // Whoever asks what letters stand for wants more than the letters.
  if (isInitials(wanted, given) && (known.isName || (given[0]?.length ?? 0) > 2))
    return given.some((word) => known.asked.includes(word)) ? 'incorrect' : 'correct';
  const naming = findNaming(known.texts, { key: wanted, given });
  if (naming === 'same' || isSameCompound(term)) return 'correct';
  const verdict = judgeWords(term);
  return naming === 'maybe' && verdict === 'incorrect' ? 'needs-review' : verdict;
}

/** 'Wasserspaltung' is 'die Spaltung des Wassers'. */
function isSameCompound({ wanted, given, known }: Term): boolean {
  if (known.language !== 'de') return false;
  const [key, said] = [wanted, given].map((words) => readMeaning(words, 'de').words);
  return [
    [key, said],
    [said, key],
  ].some(([parts = [], whole = []]) => {
    const [first, second, more] = parts;
    const [compound = '', other] = whole;
    if (!first || !second || more !== undefined || other !== undefined) return false;
    const [start, end] = [baseOf(first, 'de'), compound.length - second.length];
    const between = compound.slice(start.length, end);
    return compound.startsWith(start) && compound.endsWith(second) && linking.has(between);
  });
}

const linking: ReadonlySet<string> = new Set(['', 's', 'es', 'e', 'n', 'en', 'er']);

/** A slip that makes another word of the text is none. */
function isOwnWord(wanted: readonly string[], given: readonly string[], known: Known): boolean {
  return given.some(
    (word) =>
      known.ownWords.has(word) &&
      !isSmall(word, known.language) &&
      !wanted.some((one) => isSameTermWord(one, word, known)) &&
      wanted.some((one) => matchWord(one, word) === 'same'),
  );
}

function judgeWords(term: Term): Judgement {
  const { wanted, given, known } = term;
  const { language } = known;
  const [key, said] = [readMeaning(wanted, language), readMeaning(given, language)];
  const isAsked = (word: string) => known.askedWords.some((one) => isSameSense(one, word, known));
  const isSame = (one: string, other: string) =>
    isSameTermWord(one, other, known) || (known.isName && isInitial(one, other));
  const missed = key.words.filter((word) => !said.words.some((one) => isSame(word, one)));
  const foreign = said.words.filter((one) => !key.words.some((word) => isSame(word, one)));
  const added = foreign.filter((word) => !isAsked(word) && !classNouns.has(word));
  const parts = { term, key, said, missed, foreign, added };
  if (missed.length === 0) return judgeHeld(parts);
  if (isContradicted(parts)) return 'denied';
  const isFresh = key.words.some((word) => !isAsked(word));
  if (isFresh && missed.every(isAsked)) {
    // 'CO2 rises' for 'the temperature rises', when the question speaks of both.
    const isExchanged = foreign.some(isAsked) && wanted.some((word) => mayBeVerb.test(word));
    return isExchanged ? 'needs-review' : judgeHeld(parts);
  }
  if (said.words.every((word) => isAsked(word) && !key.words.some((one) => isSame(one, word)))) {
    return said.words.length === 0 ? 'needs-review' : 'incorrect';
  }
  return missed.length < key.words.length ? judgePart(parts) : judgeOther(parts);
}

type Parts = {
  term: Term;
  key: Meaning;
  said: Meaning;
  missed: readonly string[];
  foreign: readonly string[];
  added: readonly string[];
};

/** All of the key is there, and perhaps more. */
function judgeHeld({ term, key, said, added, foreign }: Parts): Judgement {
  const { given, wanted, known } = term;
  // 'Not the artery but the vein' has more to say.
  if (key.isDenied !== said.isDenied) return added.length === 0 ? 'denied' : 'needs-review';
  const others = foreign.filter((word) => !known.keyWords.includes(word));
  const isChoice = given.some(offersChoice) && !wanted.some(offersChoice);
  if (isChoice) return others.length > 0 ? 'denied' : 'needs-review';
  const isAgainst = foreign.some(
    (one) => known.offered.has(one) || key.words.some((word) => contradict(word, one, known)),
  );
  if (isAgainst) return given.some(joins) ? 'denied' : 'needs-review';
  if (!isEqualSet(key.turning, said.turning) || opposes(wanted, given)) return 'needs-review';
  if (added.length > 0) {
    if (isDetail(term, added)) return 'correct';
    return isSecondAnswer(term, added) ? 'denied' : 'needs-review';
  }
  if (isSecondAnswer(term, foreign)) return 'needs-review';
  const isOrdered = keepsOrder(key.words, said.words, known);
  // 'They transport oxygen' for 'transport of oxygen'.
  const isFree = known.isName || (hasGenitive(term) && key.words.length === 2);
  return isOrdered || isFree ? 'correct' : 'needs-review';
}

/**
 * 'Insulin from the pancreas'. What comes before the key or right after it makes another term of it
 * ('reverse osmosis', 'insulin receptor'), what the text says of other things may be false, and what
 * another wording says is compared with that.
 */
function isDetail({ wanted, given, known }: Term, added: readonly string[]): boolean {
  const words = readMeaning(wanted, known.language).words;
  const end = given.findLastIndex((one) => words.some((word) => isSameTermWord(word, one, known)));
  const rest = given.slice(end + 1);
  const after = readMeaning(rest, known.language).words;
  return (
    prepositions.has(rest[0] ?? '') &&
    !given.some(joins) &&
    added.every(
      (word) =>
        after.includes(word) &&
        !known.isElsewhere(word) &&
        !known.keyWords.includes(word) &&
        (!/\p{N}/u.test(word) || known.ownWords.has(word)),
    )
  );
}

/** 'Nephron and glomerulus'; but what follows an article or a verb may only explain. */
function isSecondAnswer({ given, known }: Term, added: readonly string[]): boolean {
  const place = given.findIndex(joins);
  const other = readMeaning(given.slice(place + 1), known.language).words;
  const before = readMeaning(given.slice(0, Math.max(place, 0)), known.language).words;
  const isAfterKey = !before.some((word) => added.includes(word));
  const isOther =
    other.length <= 2 &&
    other.some((word) => added.includes(word) && !known.keyWords.includes(word));
  return place > 0 && isAfterKey && isOther;
}

function isContradicted({ term, key, said, missed, foreign, added }: Parts): boolean {
  if (key.isDenied !== said.isDenied) return false;
  const [opposite, other] = foreign.filter((one) =>
    missed.some(
      (word) =>
        contradict(word, one, term.known) ||
        matchWord(word, one) === 'other-number' ||
        // 'Vitamin A' is not 'vitamin B'.
        (word.length === 1 && one.length === 1),
    ),
  );
  // 'Lower volume' may follow from 'higher pressure'.
  const isOnly = other === undefined && added.every((word) => word === opposite);
  return opposite !== undefined && isOnly && !datesOrTimes.test(opposite);
}

/** Some of the key is there, and some is not. */
function judgePart(parts: Parts): Judgement {
  const { term, key, said, missed, added } = parts;
  const { known } = term;
  if (added.length === 0) {
    const last = key.words.at(-1) ?? '';
    const surname = key.words.slice(-said.words.length).join(' ');
    const isSurname = known.isName && asksWho(known.asked) && surname === said.words.join(' ');
    const isSure =
      isSurname &&
      key.isDenied === said.isDenied &&
      !isShared(last, { key: term.key, texts: known.texts });
    return isSure ? 'correct' : 'needs-review';
  }
  if (isNear(missed, added, known)) return 'needs-review';
  const isElsewhere = added.every((word) => known.isElsewhere(word));
  return isElsewhere || known.isName ? 'incorrect' : 'needs-review';
}

/** Nothing of the key is there. */
function judgeOther({ term, key, said, added, missed }: Parts): Judgement {
  const { known, wanted, given } = term;
  const isSense = key.words.every((word) => said.words.some((one) => isOneThing(word, one, known)));
  if (isSense && added.length <= key.words.length) {
    return key.isDenied === said.isDenied && isPlain(term) ? 'correct' : 'needs-review';
  }
  if (added.length === 0) return 'incorrect';
  if (
    isNear(wanted, given, known) ||
    isNear(missed, added, known) ||
    isRelated(missed, added, known)
  )
    return 'needs-review';
  const isElsewhere = added.every((word) => known.isElsewhere(word));
  // A blank wants one word; to a question somebody may find another that is as good.
  const isWord = known.isBlank && said.words.length === 1;
  const isConfusion = added.every((one) => isConfused(missed, one));
  const isPerson = known.isName && asksWho(known.asked);
  const isOther = isElsewhere || isPerson || isWord || isConfusion;
  return isOther ? 'incorrect' : 'needs-review';
}

/** A word that begins and sounds like the key without being it is mixed up with it: 'nephritis'. */
function isConfused(missed: readonly string[], one: string): boolean {
  return missed.some((word) => {
    const limit = Math.floor(Math.max(word.length, one.length) / 2);
    return limit < maxLimit && word[0] === one[0] && editDistance(word, one, { limit }) <= limit;
  });
}

/** Whether what was typed may be a slip of the key; another word of the text is none. */
function isNear(missed: readonly string[], added: readonly string[], { ownWords }: Known): boolean {
  return added.some(
    (one) => !ownWords.has(one) && missed.some((word) => matchWord(word, one) === 'near'),
  );
}

/** Of one stem, or one within the other, as in German compounds. */
function isRelated(missed: readonly string[], added: readonly string[], known: Known): boolean {
  return added.some((one) =>
    missed.some(
      (word) =>
        areOneFamily(word, one, known.language) ||
        (one.length >= minBeginning && word.startsWith(one)) ||
        (Math.min(word.length, one.length) >= minWithin &&
          (word.includes(one) || one.includes(word))),
    ),
  );
}

function hasGenitive({ wanted, known }: Term): boolean {
  return wanted.some((word) => isGenitive(word, known.language));
}

/** Two names of one thing, unless the name itself is asked for: 'Which symbol …?' */
function isOneThing(word: string, one: string, { asked }: Known): boolean {
  return word === one || (areOneMember(word, one) && !asked.some((name) => writings.test(name)));
}

function isPlain({ given, wanted }: Term): boolean {
  return !given.some(offersChoice) || wanted.some(offersChoice);
}

function keepsOrder(wanted: readonly string[], said: readonly string[], known: Known): boolean {
  const places = said
    .map((word) => wanted.findIndex((one) => isSameTermWord(one, word, known)))
    .filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}

/** 'J. M. Keynes'. */
function isInitial(word: string, given: string): boolean {
  return given.length === 1 && word.startsWith(given);
}

const writings =
  /^(?:symbol|formula|formel|abbreviation|abkürzung|zeichen|símbolo|fórmula|formule)/u;
/** More is a statement, whatever it looks like. */
const maxWords = 3;
const mayBeVerb = /(?:s|ed|t)$/;
/** '04/07/1776' may be the date that the key has in words. */
const datesOrTimes = /\d[/.]\d+[/.]\d/;
const maxMore = 8;
const maxLimit = 12;
/** 'Info' for 'information'. */
const minBeginning = 3;
/** A shorter word stands in many others by chance. */
const minWithin = 5;
const prepositions: ReadonlySet<string> = new Set(
  `in from with during by for at on as when because which that through via into within under im aus mit
  durch bei während für en con por para durante dans par pour avec`.split(/\s+/),
);
/** What somebody or something is, beside its name: 'King Louis', 'the hormone insulin'. */
const classNouns: ReadonlySet<string> = new Set(
  `hormone gas planet city country river element metal protein enzyme organ vitamin mineral language island
  mountain author scientist physicist chemist painter composer philosopher stadt land fluss hormon
  planet ciudad país río ville pays king queen emperor empress president sir lord lady dr doctor prof professor mr mrs ms saint st pope
  general prince princess duke captain chancellor könig königin kaiser herr frau rey reina señor roi
  reine`.split(/\s+/),
);
