import type { Block, Document, Item, Range, Section } from '../structure/document.ts';

/**
 * A document of a few plain lines, for tests: `# heading`, `- item` at its depth, `| cell |`, lines
 * of `term: meaning`, and anything else as prose. It reads nothing that is not written so.
 */
export function buildDocument(text: string, code = 'en'): Document {
  const sections: Section[] = [{ ...rest, start: 0, end: text.length }];
  const blocks: Block[] = [];
  for (const lines of groupLines(text)) {
    const [first] = lines;
    if (first === undefined) continue;
    if (kindOf(first) === 'heading') addSection(sections, first, text);
    else blocks.push(buildBlock(lines, sections.length - 1));
  }
  const language = { code, confidence: 1 };
  return { text, language, title: null, sections: closeSections(sections), blocks };
}

const rest = { heading: null, level: 1, parent: null, isContent: true };

type Line = Range & { text: string };

/** Neighbouring lines of one kind; headings stand alone. */
function groupLines(text: string): Line[][] {
  const groups: Line[][] = [];
  let before = 'gap';
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = { text: raw, start, end: start + raw.length };
    start += raw.length + 1;
    const kind = kindOf(line);
    if (kind !== 'gap' && (kind !== before || kind === 'heading')) groups.push([line]);
    else if (kind !== 'gap') groups.at(-1)?.push(line);
    before = kind;
  }
  return groups;
}

function kindOf({ text }: Line): 'gap' | 'heading' | 'table' | 'list' | 'prose' {
  if (text.trim() === '') return 'gap';
  if (/^#+ /.test(text)) return 'heading';
  if (text.startsWith('|')) return 'table';
  const isItem = /^ *(?:[-*]|\d+[.)]) /.test(text) || /^[^.:=]{1,60}(?::| =| ->) \S/.test(text);
  return isItem ? 'list' : 'prose';
}

function addSection(sections: Section[], { text, start, end }: Line, whole: string): void {
  const level = text.indexOf(' ');
  const parent = sections.findLastIndex((other) => other.heading !== null && other.level < level);
  const heading = { start: start + level + 1, end };
  const isContent = !/homework|references|tasks/i.test(text);
  const place = { start, end: whole.length, parent: parent < 0 ? null : parent };
  sections.push({ ...place, heading, level, isContent });
}

function closeSections(sections: readonly Section[]): Section[] {
  return sections.map((section, no) => ({
    ...section,
    end: sections[no + 1]?.start ?? section.end,
  }));
}

function buildBlock(lines: readonly Line[], section: number): Block {
  const [first] = lines;
  const place = { start: first?.start ?? 0, end: lines.at(-1)?.end ?? 0, section };
  const kind = first === undefined ? 'prose' : kindOf(first);
  if (kind === 'table') {
    const rows = lines
      .filter(({ text }) => !/^[|\s:-]+$/.test(text))
      .map((line) => ({ start: line.start, end: line.end, cells: splitCells(line) }));
    return {
      ...place,
      kind,
      caption: null,
      header: rows[0]?.cells ?? [],
      rows: rows.slice(1),
    };
  }
  if (kind === 'list') {
    const isOrdered = /^ *\d/.test(first?.text ?? '');
    return { ...place, kind, isOrdered, intro: null, items: buildItems(lines) };
  }
  return { ...place, kind: 'prose', sentences: lines.flatMap(splitSentences) };
}

function splitCells({ text, start }: Line): Range[] {
  return [...text.matchAll(/\|([^|]*)(?=\|)/g)].map((match) =>
    trim(text, start, { start: match.index + 1, end: match.index + match[0].length }),
  );
}

function buildItems(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  for (const { text, start } of lines) {
    const mark = /^( *)(?:(?:[-*]|\d+[.)]) +)?/.exec(text);
    const depth = Math.floor((mark?.[1]?.length ?? 0) / 2);
    const parent = items.findLastIndex((other) => other.depth < depth);
    const own = trim(text, start, { start: mark?.[0].length ?? 0, end: text.length });
    const place = { ...own, depth, parent: parent < 0 ? null : parent };
    items.push({ ...place, ...splitItem(text, start, own.start - start) });
  }
  return items;
}

function splitItem(text: string, start: number, from: number) {
  const match = /(:)(?= )| (=|->|-|–) /.exec(text.slice(from));
  if (!match) return { term: null, sign: null, meaning: null };
  const at = from + match.index;
  const found = match[1] ?? match[2] ?? ':';
  const sign = found === '=' || found === '->' || found === ':' ? found : '-';
  return {
    term: trim(text, start, { start: from, end: at }),
    sign,
    meaning: trim(text, start, { start: at + match[0].length, end: text.length }),
  } as const;
}

function splitSentences({ text, start }: Line): Range[] {
  return [...text.matchAll(/[^.?!]+(?:[.?!]|$)/g)].map((match) =>
    trim(text, start, { start: match.index, end: match.index + match[0].length }),
  );
}

/** Without the spaces around it, and as places in the whole text. */
function trim(line: string, offset: number, { start, end }: Range): Range {
  const text = line.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return { start: offset + from, end: offset + Math.max(from, start + text.trimEnd().length) };
}
