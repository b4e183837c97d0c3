import { blank } from '@engram/core/questions/question.ts';
import { foldAnswer } from './fold.ts';
import type { Fact, SetFact, StudyText } from './study-text.ts';

/** Answers of one kind, each wrong where another is right. */
type Group = {
  kind: string;
  /** How a question begins: 'Which organelle'. */
  lead: string;
  /** A line each: the answer, `=` other wordings, `|` what completes the lead to a question. */
  facts: string;
  /** Wrong answers that are right nowhere, with commas between. */
  wrong?: string;
  /** Whether lead completions describe the answer, as a matching question needs it. */
  isDescribed?: boolean;
  /** Stand before and behind the answer where a sentence is made of it: 'The ', 'means that '. */
  article?: string;
  link?: string;
};

type Definition = {
  id: string;
  title: string;
  language?: string;
  /** The text, with {braces} around the answers of facts where they are proven. */
  marked: string;
  groups: Group[];
  /** A line each: question `+` right answers `-` wrong ones `@` how the sentence begins. */
  sets: string;
};

/** Reads a text with marks and its table, and checks that one fits the other. */
export function defineStudyText(definition: Definition): StudyText {
  const { id, title, language = 'en', groups, sets } = definition;
  const marked = definition.marked.trim();
  const text = marked.replaceAll(/[{}]/g, '');
  const marks = findMarks(marked);
  const facts = groups.flatMap((group) => readGroup(group, { id, text, marks }));
  const unasked = marks.filter(({ isTaken }) => !isTaken).map(({ words }) => words);
  if (unasked.length > 0) throw new Error(`${id}: nothing asks for ${unasked.join(', ')}`);
  return {
    id,
    title,
    language,
    text,
    facts: facts.toSorted((one, other) => one.start - other.start),
    sets: lines(sets).map((line) => readSet(line, { id, text })),
  };
}

type Mark = { words: string; at: number; isTaken: boolean };

function findMarks(marked: string): Mark[] {
  return [...marked.matchAll(/\{([^}]+)\}/g)].map((match, index) => ({
    words: match[1] ?? '',
    at: match.index - 2 * index,
    isTaken: false,
  }));
}

function readGroup(group: Group, { id, text, marks }: { id: string; text: string; marks: Mark[] }) {
  const rows = lines(group.facts).map((line) => {
    const [answers = '', completion = ''] = line.split('|').map((part) => part.trim());
    return { right: answers.split('=').map((answer) => answer.trim()), completion };
  });
  const others = [...rows.map(({ right }) => right[0] ?? ''), ...list(group.wrong ?? '')];
  return rows.map(({ right, completion }): Fact => {
    const folded = right.map(foldAnswer);
    const mark = marks.find((one) => !one.isTaken && folded.includes(foldAnswer(one.words)));
    if (!mark) throw new Error(`${id}: the text marks no ${right.join(', ')}`);
    mark.isTaken = true;
    const wrong = [...new Set(others)].filter((other) => !folded.includes(foldAnswer(other)));
    return {
      ...sentenceAt(text, mark.at),
      ...sentences(splitSentence(text, { ...group, mark, answer: right[0] ?? '' }), wrong),
      kind: group.kind,
      ask: `${group.lead} ${completion}?`,
      right,
      wrong,
      describes: group.isDescribed === false ? null : completion,
    };
  });
}

type Split = { before: string; answer: string; after: string };

/** True, false and open forms of a sentence. */
function sentences({ before, answer, after }: Split, wrong: string[]) {
  const rest = foldAnswer(before + after);
  const isTwice = rest.includes(foldAnswer(answer));
  return {
    statement: capitalise(agree(before, answer) + answer + after),
    falseStatements: wrong
      .filter((word) => !isTwice && !rest.includes(foldAnswer(word)))
      .map((word) => capitalise(agree(before, word) + word + after)),
    // An article that fits one answer alone would give it away.
    cloze: isTwice
      ? null
      : { text: capitalise(before.replace(article, '$1a(n) ')) + blank + after, answer },
  };
}

/** A sentence around its answer; a line such as 'Term: meaning' is made a sentence first. */
function splitSentence(
  text: string,
  known: Pick<Group, 'article' | 'link'> & { mark: Mark; answer: string },
): Split {
  const { mark, answer, article: before = '', link = '' } = known;
  const { quote, start } = sentenceAt(text, mark.at);
  const meaning = /^\**[^:]+?\**: (.+?)\.?$/.exec(quote)?.[1];
  const isLabel = quote.replaceAll('*', '').startsWith(`${mark.words}:`);
  if (isLabel && meaning) return { before, answer, after: ` ${link}${meaning}.` };
  const [from, to] = [mark.at - start, mark.at - start + mark.words.length];
  return { before: quote.slice(0, from), answer: mark.words, after: quote.slice(to) };
}

const article = /(^|\s)an? $/i;

function agree(before: string, word: string): string {
  return before.replace(article, `$1${/^[aeio]/i.test(word) ? 'an' : 'a'} `);
}

function readSet(line: string, { id, text }: { id: string; text: string }): SetFact {
  const [, ask = '', right = '', wrong = '', opening = ''] =
    /^(.+?)\s+\+\s+(.+?)\s+-\s+(.+?)\s+@\s+(.+)$/.exec(line) ?? [];
  const at = text.indexOf(opening);
  if (opening === '' || at === -1) throw new Error(`${id}: no sentence for ${line}`);
  return { ...sentenceAt(text, at), ask, right: list(right), wrong: list(wrong) };
}

/** The sentence around a place, without the mark of a list before it. */
function sentenceAt(text: string, at: number) {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
  const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/.exec(line)?.[0].length ?? 0;
  const ends = [...line.matchAll(/[.!?](?=\s+[\p{Lu}\d"“(])/gu)].map(({ index }) => index + 1);
  const inLine = at - lineStart;
  const before = ends.findLast((end) => end <= inLine) ?? bullet;
  const start = lineStart + before + (/^\s*/.exec(line.slice(before))?.[0].length ?? 0);
  const end = lineStart + (ends.find((each) => each > inLine) ?? line.trimEnd().length);
  return { quote: text.slice(start, end), start, end, section: sectionAt(text, start) };
}

function sectionAt(text: string, at: number): string {
  const headings = [...text.slice(0, at).matchAll(/^(?:#+ |Slide \d+: )(.+)$/gm)];
  return headings.at(-1)?.[1] ?? '';
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
