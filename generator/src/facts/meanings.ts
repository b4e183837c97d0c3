import { contentWords, listContentWords, splitWords } from '../content-words.ts';
import { withoutStop } from './plain-text.ts';
import { isOneRoot } from './shared-roots.ts';

type Line = { term: string; siblings: readonly string[]; isGlossary: boolean };

/** 'The middle portion' could be said of anything. */
const vagueWords = new Set(
  `portion part side upper lower middle inner outer area region end top thing kind type sort way
  form place large small big great very various different`.split(/\s+/u),
);

const longest = 200;
const fewestWords = 2;
const leastLetters = 0.7;

/** What a line says its term means, or null where it says something else about it. */
export function findMeaning(said: string, line: Line): string | null {
  const meaning = cutMeaning(said, line.isGlossary);
  if (meaning === null) return null;
  const telling = contentWords(meaning).difference(vagueWords);
  if (meaning.length > longest || telling.size < fewestWords) return null;
  const isRefused =
    isRemark(meaning) ||
    isFragment(meaning) ||
    isValue(meaning) ||
    isEnumeration(meaning) ||
    tellsEvent(meaning);
  if (isRefused || leans(meaning) || showsTerm(meaning, line)) return null;
  return meaning;
}

/**
 * The first statement of a line, without citations. An entry of a glossary begins with what its term
 * means; in other lines of several sentences it may be any of them.
 */
function cutMeaning(said: string, isGlossary: boolean): string | null {
  const uncited = said.replace(/\s*\([^()]*(?:1[5-9]|20)\d\d[^()]*\)/gu, '');
  const [first = '', second] = uncited.split(/(?<=[\p{L}\d)]{2})[.!?]\s+(?=\p{Lu})|。/u);
  if (second !== undefined && second !== '' && !isGlossary) return null;
  return withoutStop(first.split(/;\s/u)[0] ?? '');
}

function isRemark(meaning: string): boolean {
  return remark.test(meaning) || /[!?]|\b(?:see|cf|vgl|siehe|véase|voir)\b/iu.test(meaning);
}

const remark =
  /^(?:(?:the |an? )?(?:first|second|third|fourth|fifth|last|next|final|other|another|main|most common)|not|never|no longer|see|e\.?g|i\.?e|such|same|similar|also|very|too|quite|often|usually|mostly|sometimes|always|but|and|or|so|because|since|if|when|then|therefore|however|remember|know|learn|read|check|ask|important|good|bad|great|better|best|nice|easy|hard|difficult|popular|famous|common|rare|a (?:good|great|common|popular|famous|useful|classic|typical)|one of|like|think|maybe|probably|nicht|auch|sehr|oft|meist|aber|und|oder|weil|wenn|wichtig|gut|no|también|muy|pero|y|o|porque|si|importante|pas|aussi|très|mais|et|ou|parce|important)(?![\p{L}])/iu;

function isFragment(meaning: string): boolean {
  if (opening.test(meaning)) return true;
  if (/->|=>|[→⇒←]|\.\.\.|…|[=<>|$\\]|https?:|\]\(|\p{L}\(|^["“][^"]*["”]$/u.test(meaning))
    return true;
  if (
    /[:,]$|\b(?:of|the|a|an|and|or|to|in|on|by|for|with|from|as|at|und|oder|der|die|das|de|la|el|y|et|ou|le)$/iu.test(
      meaning,
    )
  ) {
    return true;
  }
  const opened = meaning.split('(').length;
  return opened !== meaning.split(')').length;
}

/** What happened at a date says something of its term, and not what it means. */
function tellsEvent(meaning: string): boolean {
  return /\b(?:1\d|20)\d\d\b/u.test(meaning);
}

/** Goes on with a sentence that the term began: 'to the lumbar glands', 'are used for cutting'. */
const opening =
  /^(?:["“”'‘]|(?:to|from|in|on|at|by|with|without|of|for|into|between|through|during|after|before|when|where|is|are|was|were|has|have|had|can|may|must|will|zu|zur|zum|von|vom|aus|bei|mit|für|ist|sind|wird|hat|haben|para|por|con|desde|hacia|es|son|tiene|pour|par|avec|dans|vers|est|sont)\b)/iu;

/** Numbers, signs and units instead of words. */
function isValue(meaning: string): boolean {
  if (reference.test(meaning)) return true;
  const letters = meaning.match(/[\p{L}\s'’,-]/gu)?.length ?? 0;
  if (letters < meaning.length * leastLetters) return true;
  return /^(?:lasts? |about |approx\.? |ca\.? |around |up to |over |under |between |in |from )?[\d(]/iu.test(
    meaning,
  );
}

const reference =
  /^(?:chapters?|sections?|pages?|pp?\.|lectures?|units?|modules?|parts?|figures?|tables?|kapitel|seite|capítulos?|página|chapitres?) ?\d/iu;

/** 'bed, rest, awake, tired': members or examples, which would fit other terms as well. */
function isEnumeration(meaning: string): boolean {
  const parts = meaning
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/,\s|\s(?:and|or|und|oder|y|et|ou|\+|&)\s/u);
  const longestPart = Math.max(...parts.map((part) => part.trim().split(' ').length));
  return (parts.length >= 2 && longestPart <= 1) || (parts.length >= 3 && longestPart <= 4);
}

/** Pronouns stand for something that another line names. */
function leans(meaning: string): boolean {
  if (
    /\b(?:it|they|them|this|these|those|he|she|him|we|us|our|my|above|below|here|former|latter|respectively|the (?:others?|two|three|four|former|same one)|dies|diese|dieser|dieses|esto|este|esta|cela|celui|celle)\b/iu.test(
      meaning,
    )
  ) {
    return true;
  }
  const owner = /\b(?:its|their|his|her)\b/iu.exec(meaning);
  return owner !== null && contentWords(meaning.slice(0, owner.index)).size === 0;
}

/** 'Misinformation effect' shows in 'misleading information'; a head that siblings share may. */
function showsTerm(meaning: string, { term, siblings }: Line): boolean {
  const words = listContentWords(meaning).filter((word) => word.length > 3);
  const own = splitWords(term).filter((word) => word.length > 3);
  const head = own.at(-1);
  const sharing = siblings.filter((other) => splitWords(other).at(-1) === head);
  const told = own.length > 1 && sharing.length > 1 ? own.slice(0, -1) : own;
  return told.some((word) => words.some((other) => isOneRoot(word, other)));
}
