import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, withoutStop } from '../analysis/clean-text.ts';
import { isVerbAt, type Enumeration } from '../analysis/find-enumerations.ts';
import { isBeing } from '../analysis/parse-clause.ts';
import { firstDeed, shown, trimRest, withoutPoint } from '../analysis/phrase-words.ts';
import type { Word } from '../analysis/read-words.ts';
import { isNounTag, isPluralNoun } from '../analysis/retag.ts';
import { standsAlone } from '../analysis/sentence.ts';
import { turn } from './stems.ts';

export type EnumerationStem = { text: string; quality: number };

/** A question made of the sentence itself, to which the members of its list are the answers. */
export function askMembers(analysis: Analysis, list: Enumeration): EnumerationStem | undefined {
  const made =
    askAfterSign(analysis, list) ??
    askDoers(analysis, list) ??
    askObjects(analysis, list) ??
    askGap(analysis, list);
  const told = made?.text.replace(/Which of (?:the following|these).*$/, '') || made?.text || '';
  return made && !leaning.test(told) ? made : undefined;
}

const leaning =
  /\b(?:it|them|they|this|those|such|he|she|him|we|our|latter|former|ensuing|above|below)\b/i;

/** 'Rocky planets have three layers: …' and 'metals such as …'. */
function askAfterSign(analysis: Analysis, list: Enumeration): EnumerationStem | undefined {
  const { sentence, from } = list;
  const { words } = sentence;
  const sign = words[from - 1]?.lower;
  if (sign === ':') {
    if (isElliptic(list)) return undefined;
    const owned = askOwned(analysis, list);
    if (owned) return owned;
    const told = withoutStop(shown(words.slice(0, from - 1), analysis));
    if (
      told.length > 140 ||
      !words.slice(0, from).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
    )
      return undefined;
    return { text: `${told}. Which of the following are among them?`, quality: 0.95 };
  }
  const length =
    sign === 'as' && words[from - 2]?.lower === 'such' ? 2 : sign === 'including' ? 1 : 0;
  if (length === 0) return undefined;
  // 'positive ions (cations) such as': the word in brackets names them as well.
  const stop = /^[,)]$/.test(words[from - length - 1]?.lower ?? '')
    ? from - length - 1
    : from - length;
  let start = stop;
  while (start > 0 && stop - start < 3 && isPart(words[start - 1])) start -= 1;
  const category = words.slice(start, stop);
  if (!isPluralNoun(category.at(-1)) || category.length === 0) return undefined;
  const named = analysis.names.inSentence(category, shown(category, analysis));
  return {
    text: `Which of these are examples of ${named}?`,
    quality: category.length > 1 ? 0.92 : 0.85,
  };
}

/** 'four tissues: epithelial, connective, muscle and nervous tissue': the first ones lack their noun. */
function isElliptic({ sentence: { words }, from, members }: Enumeration): boolean {
  const noun = words.slice(0, from - 1).findLast(isNounTag);
  const endsSo = (name: string | undefined) =>
    noun !== undefined && name?.toLowerCase().endsWith(noun.lemma.toLowerCase()) === true;
  return endsSo(members.at(-1)) && !members.every(endsSo);
}

/** 'Security has three classic goals: …' asks for 'classic goals of security'. */
function askOwned(
  analysis: Analysis,
  { sentence, from }: Enumeration,
): EnumerationStem | undefined {
  const { words } = sentence;
  const verb = words.findIndex(({ lower }) => lower === 'has' || lower === 'have');
  const [number, ...rest] = words.slice(verb + 1, from - 1);
  const owner = words.slice(0, verb);
  if (verb < 1 || verb > 6 || number?.tag !== 'NUM' || rest.length === 0 || rest.length > 3)
    return undefined;
  const isPlain = rest.every(isPart) && owner.every((word) => isPart(word) || word.tag === 'DET');
  if (!isPlain || !isPluralNoun(rest.at(-1))) return undefined;
  const name = analysis.names.inSentence(owner, shown(owner, analysis));
  const text = `Which of these are ${shown(rest, analysis)} of ${name}?`;
  return { text, quality: 0.95 };
}

function isPart(word: Word | undefined): boolean {
  return word !== undefined && (isNounTag(word) || word.tag === 'ADJ');
}

/** 'Israel, France and Britain invaded Egypt': who did it. */
function askDoers(
  analysis: Analysis,
  { sentence, end, from, kind }: Enumeration,
): EnumerationStem | undefined {
  const { words } = sentence;
  const opens =
    from === 0 || words[from - 1]?.lower === ',' || (from === 1 && words[0]?.tag === 'DET');
  if (!opens || !isVerbAt(words, end)) return undefined;
  const rest = withoutPoint(trimRest(words.slice(end)));
  const did = withoutStop(shown(rest.length > 12 ? firstDeed(rest) : withoutBut(rest), analysis));
  if (did.split(' ').length < 2 || did.length > 110) return undefined;
  // What stands before it makes the deed definite: 'In the Suez Crisis, …'.
  const led = words[from - 1]?.lower === ',' ? words.slice(0, from - 1) : [];
  const lead = shown(led, analysis).replace(/\b(?:ensuing|resulting|following) /, '');
  const isPlain = led.length > 1 && led.length < 9 && led[0]?.tag === 'ADP';
  const text = isPlain
    ? `${lead}, which of these${nounOf(kind)} ${did}?`
    : `Which of these${nounOf(kind)} ${did}?`;
  return { text, quality: 0.95 };
}

function nounOf(kind: Enumeration['kind']): string {
  return kind === 'country' ? ' countries' : '';
}

/** 'invaded Egypt but were compelled …' asks for the first of the two. */
function withoutBut(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, no) => no > 1 && lower === 'but');
  return at < 0 ? words : words.slice(0, at);
}

/** 'The aediles looked after streets, markets and games': what they did it to. */
function askObjects(analysis: Analysis, list: Enumeration): EnumerationStem | undefined {
  const { sentence, from, end, kind } = list;
  const { words } = sentence;
  const part = sentence.clauses.find(({ words: own, clause }) => {
    const [first] = own;
    return (
      clause && first && own.includes(words[from] ?? first) && own.includes(words[end - 1] ?? first)
    );
  });
  const clause = part?.clause;
  const [first] = clause?.rest ?? [];
  if (!part || !clause || !first) return undefined;
  const before = words.slice(words.indexOf(first), from).filter(({ tag }) => tag !== 'DET');
  const after = words.slice(end, words.indexOf(part.words.at(-1) ?? first) + 1);
  const isEnd = after.every(({ tag }) => tag === 'PUNCT');
  const [link] = before;
  if (!isEnd || before.length > 1 || (link && link.tag !== 'ADP' && link.tag !== 'PART'))
    return undefined;
  const subject = analysis.names.inSentence(clause.subject, shown(clause.subject, analysis));
  if (isBeing(clause.verb.at(-1)) && clause.verb.length === 1) {
    const isPlain = clause.isPlural && clause.subject.every(({ tag }) => tag !== 'NUM') && !link;
    return isPlain && clause.subject.length > 1
      ? { text: `Which of these are ${subject}?`, quality: 0.85 }
      : undefined;
  }
  const turned = turn({ verb: clause.verb, subject, isPlural: clause.isPlural }, '');
  if (turned === undefined) return undefined;
  const isFronted =
    link && ['in', 'from', 'on', 'to', 'into', 'by', 'with', 'at'].includes(link.lower);
  const noun =
    kind === 'name' && link && ['in', 'at', 'from'].includes(link.lower) ? ' places' : nounOf(kind);
  const text = isFronted
    ? `${capitalise(link.lower)} which of these${noun} ${turned}?`
    : `Which of these${nounOf(kind)} ${turned}${link ? ` ${link.lower}` : ''}?`;
  return { text, quality: 0.93 };
}

/** The sentence with a gap where the list stood, which is right for every grammar. */
function askGap(analysis: Analysis, list: Enumeration): EnumerationStem | undefined {
  const { words } = list.sentence;
  const [first, last] = [words[list.from], words[list.end - 1]];
  if (!first || !last) return undefined;
  const own = clauseAround(words, list);
  const left = textOf(own.slice(0, own.indexOf(first)), analysis);
  const right = withoutStop(textOf(own.slice(own.indexOf(last) + 1), analysis));
  const text = `${capitalise(left)} _____ ${right}`.replace(/ ([,.;)])/g, '$1').trim();
  if (text.length > 190 || left === '' || !standsAlone(`${text}.`, own)) return undefined;
  return { text: `Which of these belong in the gap? “${text}.”`, quality: 0.1 };
}

/** Up to where another clause begins, without 'however'. */
function clauseAround(words: readonly Word[], { end }: Enumeration): readonly Word[] {
  const stop = words.findIndex(
    ({ lower }, no) =>
      no > end &&
      (lower === ';' ||
        lower === ':' ||
        (lower === ',' && clauses.has(words[no + 1]?.lower ?? ''))),
  );
  const own = withoutPoint(stop < 0 ? words : words.slice(0, stop));
  const isAfterList = own[end]?.lower === ',' && clauses.has(own[end + 1]?.lower ?? '');
  const cut = isAfterList ? own.slice(0, end) : own;
  return cut.filter(
    ({ lower }, no) => lower !== 'however' && !(lower === ',' && cut[no - 1]?.lower === 'however'),
  );
}

const clauses = new Set(
  'and but which who where while whereas although though so because'.split(' '),
);

/** Pieces that stand apart are joined with a space. */
function textOf(words: readonly Word[], analysis: Analysis): string {
  const runs: Word[][] = [];
  for (const [no, word] of words.entries()) {
    const before = words[no - 1];
    if (before && word.start - before.end <= 3) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => shown(run, analysis)).join(' ');
}
