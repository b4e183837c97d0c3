import type { Analysis } from '../analysis/analyse-text.ts';
import { cleanText } from '../analysis/clean-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Word } from '../analysis/read-words.ts';
import { contentWords } from '../content-words.ts';
import { bareNouns } from '../data/word-lists.ts';
import { mainStatement, mainWords } from './main-words.ts';
import { isOrder } from './orders.ts';
import { hasRightArticle } from './right-article.ts';
import { leansBehindThe } from './definite-nouns.ts';
import { isNear } from './introduced-nouns.ts';
import { isExplained } from './known-nouns.ts';
import { hasMainVerb } from './main-verb.ts';
import { pointsElsewhere } from './pointing-words.ts';

/**
 * Whether a statement may be printed by itself, as one of a test: whole, short, general, and clear
 * to somebody who sees no other sentence of the text. Stricter than `stands`, which only sorts out
 * what cannot be understood at all.
 */
export function printsAlone(analysis: Analysis, fact: Fact): boolean {
  const known = judged.get(fact);
  if (known !== undefined) return known;
  const made = judge(analysis, fact);
  judged.set(fact, made);
  return made;
}

// Every maker asks for it again; goes with the fact it belongs to.
const judged = new WeakMap<Fact, boolean>();

export const mostWords = 25;

function judge(analysis: Analysis, fact: Fact): boolean {
  if (fact.origin === 'agent' || fact.isQuoted === true) return false;
  const text = mainStatement(analysis, fact);
  const isLine = fact.origin === 'entry' || fact.origin === 'row';
  if (text.split(' ').length > mostWords || !readsWell(text, isLine)) return false;
  if (isLine) return hasRightArticle(analysis, fact);
  // 'is often cited for three requirements:' waits for its list.
  if (fact.sentence.text.endsWith(':')) return false;
  if (contentWords(text).size < fewestWords + (fact.name === '' ? 1 : 0)) return false;
  // A sentence cannot begin with a piece of code.
  if (analysis.material.charAt(fact.sentence.start) === '`') return false;
  // The first sentence of a line that explains a word leaves that word out.
  const { block, words: all } = fact.sentence;
  const term = block.term && analysis.material.slice(block.term.start, block.term.end);
  if (term !== undefined && !text.toLowerCase().includes(cleanText(term).toLowerCase()))
    return false;
  const words = mainWords(fact);
  // Put together from an aside: nothing but its own words.
  if (words.length === 0 || fact.origin === 'aside') return isSoundAside(fact);
  // What follows 'and' or a semicolon mostly goes on from what was said before it.
  const isSecond = words[0]?.start !== all[0]?.start;
  if (isSecond && !fact.isName && analysis.terms.find(fact.key)?.isDefined !== true) return false;
  if (!isWhole(fact, words) || !hasMainVerb(fact, words) || isOrder(fact, words)) return false;
  return !isBareProcess(analysis, fact, words) && !leansStrictly(analysis, fact, words);
}

/** 'Contraction continues until …', where the sentences before say what contracts. */
function isBareProcess(analysis: Analysis, { sentence }: Fact, words: readonly Word[]): boolean {
  const [first, second] = words;
  if (!first || !isVerbal(second) || !/(?:[ts]ion|ment|ing)$/.test(first.lower)) return false;
  const [title = ''] = analysis.material.slice(0, 120).split('\n');
  if (title.startsWith('#') && title.toLowerCase().includes(first.lower)) return false;
  return !isExplained(analysis, sentence, first) && isNear(analysis, sentence, first);
}

const fewestWords = 4;

/**
 * Whether it is broken for whoever sees nothing else: it points at what is not named, has
 * lost the unit of a number, or only reckons. Not even a gap or a number may be asked for in it.
 */
export function isBroken(analysis: Analysis, fact: Fact): boolean {
  const { words, statement } = fact;
  if (lostUnit.test(statement) || reckoning.test(statement)) return true;
  return words.some((_, at) => pointsElsewhere(analysis, fact, words, at));
}

/** Whether it guesses, remarks or goes on with a tale, which is neither true nor false by itself. */
export function isTalk({ statement }: Fact): boolean {
  return [hedges, remarks, ties, tales, speakers].some((sign) => sign.test(statement));
}

/** 'Six flushes of 30 ml are 180 ml.' */
const reckoning =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b.{0,40}\b(?:is|are|makes?|gives?|equals?) \d/i;

/** Points of a list are often no sentences: 'Adding up only at midnight.' */
function isWhole({ sentence, verb, weight, isGuarded }: Fact, words: readonly Word[]): boolean {
  if (isGuarded && weight < 3) return false;
  if (verb.length > 0 || sentence.block.kind === 'prose')
    return sentence.block.kind === 'prose' || /[.!]$/.test(sentence.text);
  return words.some(
    ({ tag, lower }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ing|ed)$/.test(lower)),
  );
}

/** What no teacher prints, whoever it is said of. */
function readsWell(text: string, isLine: boolean): boolean {
  if (/[;:—?!]|\.\s|…|\s[–-]\s|["“][^"”]{20}/.test(text.slice(0, -1))) return false;
  if (lostUnit.test(text)) return false;
  if (hedges.test(text) || remarks.test(text) || ties.test(text) || tales.test(text)) return false;
  return isLine || !speakers.test(text);
}

/** 'after less than 10 million, whereas …': million what? */
const lostUnit =
  /\b(?:million|billion|trillion|thousand|hundred)(?=[,.;]|$)|\b(?!(?:1\d{3}|20\d\d)\.$)\d+\.$/;

const hedges =
  /\b(?:perhaps|probably|possibly|maybe|presumably|apparently|reportedly|allegedly|supposedly|arguably|seem(?:s|ed)?|might|(?:are|is|was|were) (?:told|said|thought|believed|supposed)|generally thought|traditionally|in theory|in practice|on paper|more or less|or so|what looks?)\b/i;

const remarks =
  /\b(?:(?:un)?surprisingly|interestingly|(?:un)?fortunately|remarkably|curiously|sadly|luckily|admittedly|famously|merely|simply|after all|in fact|indeed|of course|as it is|however|needless|a good deal|strangely|ironically|notably|importantly|anyway|the very|in bold|of all(?=\.)|little room|in (?:extreme|some|many|most|certain|rare|other) cases|textbooks?|beginners?|exam(?:ination)?s?|last year|students? often|coursework|handout|essays?|readers?)\b/i;

/** Words that tie it to the sentence before. */
const ties =
  /\b(?:also|too(?=[,.])|therefore|thus|hence|moreover|furthermore|meanwhile|then|(?:since|from|until|by) then|likewise|similarly|again|in turn|in return|as well(?! as)|afterwards|later|earlier|the year (?:after|before)|so far|any (?:longer|more)(?! than)|in due course|by now|(?:that|which) (?:is|are|was|were) left|that remains?|previously|elsewhere|on the other hand|(?:by|in) contrast(?! (?:to|with))|nevertheless|nonetheless|at first|finally|eventually|soon|this|these|that (?:point|level|moment|date|age|place|rate|group|war|year|time|reason|case|way|period|day|sense|kind|much|purpose)|the (?:latter|former|rest|remainder|remaining)|other side|respectively|such (?!as\b))/i;

/** One case is told instead of what is so in all of them. */
const tales =
  /\b(?:for instance|e\.g\.|suppose|imagine|some(?:one|body)|no one|nobody|ones|an? \p{Ll}+ one)\b/iu;

const speakers = /\b(?:you|your|yourself|we|us|our|ours|my|me)\b/i;

/** 'engulf invaders, a process that …' explains no invaders. */
function isSoundAside({ being, phrase, name, shape }: Fact): boolean {
  if (shape === 'definition') return !(/^(?:are|were)$/.test(being) && /^an? /.test(phrase));
  // What a relative clause says of a thing may turn its sense outside of it.
  if (!/\p{Lu}/u.test(name) || /^was (?:usually|often|generally)\b/.test(phrase)) return false;
  if (/\bthe (?:\p{Ll}+ )?(?:work|idea|role|name|task|policy|system)\b/u.test(phrase)) return false;
  return !/\b(?:its?|their|them|he|she|his|her)\b/.test(phrase);
}

function leansStrictly(analysis: Analysis, fact: Fact, words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || !second) return true;
  if (vagueOpeners.test(first.lower)) return true;
  // 'A second agreement', 'An older measure': beside which other?
  if (/^an?$/.test(first.lower) && relativeWords.test(second.lower)) return true;
  // 'Scores range from 6 to 23': of what?
  if (isVerbal(second) && (bareNouns.has(first.lemma) || bareSubjects.has(first.lower)))
    return true;
  if (bareSubjects.has(second.lower) && third?.lower !== 'of' && isArticle(first)) return true;
  if (/^an?$/.test(first.lower) && bareSubjects.has(second.lower) && words[3]?.tag === 'NUM')
    return true;
  return words.some((word, at) => {
    if (word.lower === 'the')
      return leansBehindThe({ analysis, sentence: fact.sentence, words }, at);
    if (word.lower === 'both') return words[at + 1]?.tag === 'VERB';
    // 'had signed without consent' tells what came before.
    if (word.lower === 'had') return !words.some(({ text }) => /^1\d{3}$|^20\d\d$/.test(text));
    return pointsElsewhere(analysis, fact, words, at) || lacksStandard(words, at);
  });
}

const vagueOpeners =
  /^(?:some|several|few|various|certain|others?|another|two|three|four|five|six|seven|eight|nine|ten|both|either|neither|all|none|instead|yet|so|then|still|only|even|nor)$/;

const relativeWords =
  /^(?:second|third|fourth|further|similar|different|new|older|newer|earlier|later|larger|smaller|better|final|last|related|great|good|few)$/;

const bareSubjects = new Set(
  `scores score total totals count sum signs symptoms members purchases supporters opponents critics
  victims effects target instrument reading readings figure dose index chart basket belief name evidence research trouble advice data mistake mistakes`
    .trim()
    .split(/\s+/),
);

function isArticle({ lower }: Word): boolean {
  return lower === 'the' || lower === 'a' || lower === 'an';
}

function isVerbal(word: Word | undefined): boolean {
  return word?.tag === 'VERB' || word?.tag === 'AUX';
}

/** 'Inactivated vaccines are safer': than what? */
function lacksStandard(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  const isEnd =
    !next ||
    ['PUNCT', 'CCONJ', 'ADP', 'SCONJ'].includes(next.tag) ||
    (at > 1 && /^an?$/.test(words[at - 1]?.lower ?? ''));
  const isMore = /^(?:more|less)$/.test(words[at - 1]?.lower ?? '') && word?.tag === 'ADJ';
  const isComparative =
    word?.tag === 'ADJ' && /[^aeio]er$|ier$/.test(word.lower) && comparatives.test(word.lower);
  return (
    isEnd &&
    (isMore || isComparative) &&
    !words.some(({ lower }) => lower === 'than' || lower === 'make' || lower === 'makes')
  );
}

const comparatives =
  /^(?:saf|fast|strong|weak|larg|small|bigg|high|low|long|short|heavi|light|old|young|new|rich|poor|cheap|dear|slow|hard|soft|easi|bett|deep|wid|narrow|thick|thinn|dark|bright|warm|cold|cool|hott|great|few|clos|near|dri|wett|earli|lat|simpl|clear|sharp|loud|quiet)er$|^(?:worse|better)$/;
