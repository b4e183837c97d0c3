import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, cleanText, withoutStop } from '../analysis/clean-text.ts';
import { tells } from '../analysis/find-meanings.ts';
import { asAnswer } from '../analysis/names.ts';
import { isSelfContained } from './is-self-contained.ts';
import type { Pair, Relation } from './relation.ts';

/** Each column of a table beside its first one. */
export function tablePairs({ sentences, material }: Analysis): Pair[] {
  const relations = new Map<string, Relation>();
  const read = ({ start, end }: { start: number; end: number }) =>
    withoutStop(cleanText(material.slice(start, end)));
  return sentences.flatMap((sentence) => {
    const { cells = [], header = [], group, section } = sentence.block;
    const [first, ...others] = cells;
    const [title] = header;
    if (!first || !title || cells.length !== header.length) return [];
    const thing = read(title);
    const isCode = material[first.start] === '`';
    const left = isCode ? read(first) : nameRow(read(first), thing);
    if (left === undefined) return [];
    return others.flatMap((cell, no): Pair[] => {
      const column = header[no + 1];
      const isCode = material[cell.start] === '`';
      const right = isCode ? read(cell) : capitalise(read(cell));
      if (!column || right.length < 2 || right.length > 140) return [];
      if (/^(?:yes|no|true|false|sometimes|never|always)$/i.test(right)) return [];
      if ((tells(right, left) && !isCode) || /^[–—-]$/.test(right)) return [];
      const list = `${section}.${group}.${no}`;
      const relation = relations.get(list) ?? columnRelation(thing, read(column));
      relations.set(list, relation);
      const isSound = isSelfContained(right) || isName(right) || isCode;
      return [{ left, right, relation, sentence, list, form: '', isSound }];
    });
  });
}

/** 'Stage 1' where the cell says '1'; a line that only adds up is no row. */
function nameRow(name: string, title: string): string | undefined {
  if (name.length > 40 || /^(?:total|sum|average|mean|all|other|others)$/i.test(name))
    return undefined;
  return /^\d{1,3}$|^\p{Lu}$|^[IVX]{1,4}$/u.test(name) && isPlainTitle(title)
    ? `${capitalise(title)} ${name}`
    : asAnswer(name);
}

/** 'Not Found' opens like half a sentence and is none. */
function isName(cell: string): boolean {
  return cell.split(' ').length <= 3 && !/\b(?:it|this|these|they|them)\b/i.test(cell);
}

/** One or two words: 'Stage', 'Blood cell'. */
function isPlainTitle(title: string): boolean {
  return /^\p{L}[\p{L}-]+(?: [\p{L}-]+)?$/u.test(title);
}

function columnRelation(title: string, column: string): Relation {
  // 'You want to …' and 'To …' head what somebody may want to do.
  const isAim = /^(?:(?:if )?you want to|to|how to|in order to)\b/i.test(title);
  if (isAim) return columnRelation('Task', column);
  const isPlain = isPlainTitle(title);
  const things = isPlain ? pluralOf(lowerFirst(title)) : `entries under “${title}”`;
  const thing = isPlain ? singularOf(lowerFirst(title)) : `entry under “${title}”`;
  const asked = askColumn(lowerFirst(column));
  return {
    task: `Match each ${thing} with ${asked.one}.`,
    check: `Which of these ${things} are ${asked.check}?`,
    checkAgain:
      asked.check === 'described correctly'
        ? 'Which of these descriptions are correct?'
        : 'Which of these pairings are correct?',
    quality: asked.isPlain ? (isPlain ? 0.92 : 0.82) : 0.62,
  };
}

type Asked = { one: string; check: string; isPlain: boolean };

/** 'what you see', 'what it is used for', 'what it contains', 'its symbol'. */
function askColumn(column: string): Asked {
  const clause = clauseOf(column);
  if (clause !== undefined) {
    const check = clause.includes(' it ')
      ? `matched with ${ofMany(clause)}`
      : 'described correctly';
    return { one: clause, check, isPlain: true };
  }
  if (isDescription.test(column))
    return { one: `its ${column}`, check: 'described correctly', isPlain: true };
  const isNoun =
    column.split(' ').length <= 4 && !/\?|\b(?:in|to|by|for|at|from|with|of)$/.test(column);
  const entry = `the right entry for “${capitalise(column)}”`;
  return isNoun
    ? { one: `its ${column}`, check: `matched with the right ${column}`, isPlain: true }
    : { one: entry, check: `matched with ${entry}`, isPlain: false };
}

const isDescription = /^(?:meaning|definition|description|explanation)s?$/;

/** 'what it contains' is 'what they contain' of several. */
function ofMany(clause: string): string {
  return clause
    .replace(' it is ', ' they are ')
    .replace(/ it (\p{Ll}+?)(?:es(?<=[sxz]es|does)|s)(?= |$)/u, ' they $1')
    .replace(' it ', ' they ');
}

function clauseOf(column: string): string | undefined {
  if (/^(?:what|where|when|how|why|who)(?: \S+){1,6}$/.test(column))
    return column.replace(/\?$/, '');
  const used =
    /^(?:(\p{Ll}+ly) )?(\p{Ll}+ed|found|made|known|seen|built|held|drawn|given) (in|by|from|for|to|with|as|on|at|of)$/u.exec(
      column,
    );
  if (used) return `what it is ${column}`;
  return /^(?:leads? to|consists? of|contains?|includes?|means|does|produces|causes|stores|measures|shows|needs|covers|protects|controls|affects|treats)$/.test(
    column,
  )
    ? `what it ${column
        .replace(/^lead /, 'leads ')
        .replace(/^consist /, 'consists ')
        .replace(/^contain$/, 'contains')
        .replace(/^include$/, 'includes')}`
    : undefined;
}

function pluralOf(noun: string): string {
  if (/(?:[^su]s|ia|ae)$/.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function singularOf(noun: string): string {
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`;
  return /\p{L}{3}[^siu]s$/u.test(noun) && !/(?:species|series|lens)$/.test(noun)
    ? noun.slice(0, -1)
    : noun;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}
