import type { Section } from '../section.ts';

/** A piece of a section that reads on its own; `term` and `body` where a line explains a word. */
export type Block = {
  kind: 'prose' | 'item' | 'entry' | 'row';
  section: number;
  /** Of the whole line or paragraph, without the mark of a list. */
  start: number;
  end: number;
  term?: Range;
  body?: Range;
  cells?: Range[];
  /** The cells of the first row of its table. */
  header?: Range[];
  /** Items and rows of one list or table share it. */
  group: number;
};
export type Range = { start: number; end: number };

type Line = Range & { text: string };

/** Takes the bodies of the sections apart: paragraphs, list items, 'Term: text' lines, tables. */
export function readBlocks(text: string, sections: readonly Section[]): Block[] {
  const blocks: Block[] = [];
  let group = 0;
  for (const [section, { start, end }] of sections.entries()) {
    let paragraph: Line[] = [];
    let header: Range[] | undefined;
    let isCode = false;
    const close = () => {
      const [first] = paragraph;
      const last = paragraph.at(-1);
      if (first && last) {
        blocks.push({ kind: 'prose', section, start: first.start, end: last.end, group });
      }
      paragraph = [];
    };
    for (const line of linesOf(text, start, end)) {
      const isFence = /^(```|~~~)/.test(line.text);
      if (isFence) isCode = !isCode;
      if (isCode || isFence || line.text === '' || isNoise(line.text)) {
        close();
        header = undefined;
        if (line.text === '') group += 1;
        continue;
      }
      if (line.text.startsWith('|')) {
        close();
        const cells = cellsOf(line);
        if (/^[|\s:-]+$/.test(line.text)) continue;
        if (header) {
          blocks.push({
            kind: 'row',
            section,
            start: line.start,
            end: line.end,
            cells,
            header,
            group,
          });
        } else {
          header = cells;
          group += 1;
        }
        continue;
      }
      header = undefined;
      const bare = withoutMark(line);
      const isItem = bare.start !== line.start;
      const entry = readEntry(bare) ?? (isItem ? readFragment(bare) : undefined);
      if (isItem || entry) {
        close();
        const kind = entry ? 'entry' : 'item';
        blocks.push({ kind, section, start: bare.start, end: bare.end, group, ...entry });
        continue;
      }
      const before = blocks.at(-1);
      const goesOn = paragraph.length === 0 && /^[a-z(]/.test(line.text);
      if (goesOn && before && before.kind !== 'row' && line.start - before.end < 40) {
        if (!/[.!?:]$/.test(text.slice(before.start, before.end)) && before.section === section) {
          before.end = line.end;
          if (before.body) before.body = { start: before.body.start, end: line.end };
          continue;
        }
      }
      paragraph.push(line);
    }
    close();
    group += 1;
  }
  return blocks;
}

function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  let at = start;
  while (at < end) {
    const found = text.indexOf('\n', at);
    const stop = found < 0 || found > end ? end : found;
    const raw = text.slice(at, stop);
    const from = at + (raw.length - raw.trimStart().length);
    const trimmed = raw.trim();
    lines.push({ start: from, end: from + trimmed.length, text: trimmed });
    at = stop + 1;
  }
  return lines;
}

function isNoise(line: string): boolean {
  return /^(!\[|<|---+$|\*\*\*+$|===+$|\$\$|https?:\/\/\S+$|#{1,6} )/.test(line);
}

function withoutMark(line: Line): Line {
  const mark = /^(?:>\s*)?(?:[-*•–‣◦▪·●○]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?:\[[ x]\]\s+)?/.exec(
    line.text,
  );
  if (!mark) return line;
  const [found] = mark;
  return { start: line.start + found.length, end: line.end, text: line.text.slice(found.length) };
}

function readEntry(line: Line): { term: Range; body: Range } | undefined {
  const found =
    /^(\*\*|__|\*|`)?([^:*`–—]{2,60}?)(?:\1)?(:(?:\*\*|__|\*)?\s+|\s+[–—-]{1,2}\s+)(\S.{7,})$/.exec(
      line.text,
    );
  if (!found) return undefined;
  const [, mark = '', term = '', separator = '', body = ''] = found;
  const words = term.trim().split(/\s+/);
  const isTerm = words.length <= 6 && /^[\p{L}\d]/u.test(term) && !/[.!?;]/.test(term);
  if (!isTerm || body.split(/\s+/).length < 3 || /^\d+$/.test(term.trim())) return undefined;
  // A clause before a dash is a sentence, not a word to learn.
  if (separator.trim() !== ':' && mark === '' && words.length > 4) return undefined;
  const termStart = line.start + mark.length;
  return {
    term: { start: termStart, end: termStart + term.trimEnd().length },
    body: { start: line.end - body.length, end: line.end },
  };
}

/** '**Ripple marks**, which are symmetrical if made by waves.': a point that is no sentence explains. */
function readFragment(line: Line): { term: Range; body: Range } | undefined {
  const found =
    /^(\*\*|__)([^*_,.]{2,50})\1, ((?:which (?:is|are) |(?:in|on|at|by|from) which )?)([^,.;:]{12,})(?=[.;]|$)/.exec(
      line.text,
    );
  if (!found) return undefined;
  const [all, mark = '', term = '', opening = '', body = ''] = found;
  const isParticiple = /^\p{Ll}+(?:ed|wn|lt|de) (?:when|by|from|as|in|of|on|where|if)\b/u.test(
    body,
  );
  if (opening === '' && !isParticiple) return undefined;
  const start = line.start + mark.length;
  return {
    term: { start, end: start + term.length },
    body: { start: line.start + all.length - body.length, end: line.end },
  };
}

function cellsOf(line: Line): Range[] {
  const cells: Range[] = [];
  let at = 0;
  for (const part of line.text.split('|')) {
    const trimmed = part.trim();
    const from = line.start + at + (part.length - part.trimStart().length);
    if (trimmed !== '') cells.push({ start: from, end: from + trimmed.length });
    at += part.length + 1;
  }
  return cells;
}
