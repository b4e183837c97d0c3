import { isCodeFont } from '../docx/code-fonts.ts';
import type { Attributes } from '../docx/parse-xml.ts';
import { lineBreak, type Place } from '../flow.ts';
import type { RichRun } from '../rich-runs.ts';

export type SlideParagraph = {
  level: number;
  bullet: 'inherited' | 'none' | 'sign' | 'number';
  start: number;
  runs: RichRun[];
};

export type SlideText = {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => SlideParagraph | undefined;
  addText: (text: string) => void;
  addFormula: (latex: string) => void;
};

/** Collects the paragraphs of a slide, whatever shape they are in. */
export function makeSlideText(): SlideText {
  let paragraph: SlideParagraph | undefined;
  let format: { isBold: boolean; look?: RichRun['look'] } = { isBold: false };
  let isInText = false;

  function add(text: string) {
    const { isBold, look } = format;
    paragraph?.runs.push({ text, isBold, ...(look && { look }) });
  }

  return {
    open: (name, attributes) => {
      if (name === 'a:p') paragraph = { level: 0, bullet: 'inherited', start: 1, runs: [] };
      if (name === 'a:p' || name === 'a:r' || name === 'a:fld') format = { isBold: false };
      else if (name === 'a:rPr') format = formatOf(attributes);
      else if (name === 'a:latin' && isCodeFont(attributes['typeface'])) format.look ??= 'code';
      else if (name === 'a:br') add(lineBreak);
      else if (name === 'a:t') isInText = true;
      else if (paragraph) describe(paragraph, name, attributes);
    },
    close: (name) => {
      if (name === 'a:t') isInText = false;
      if (name !== 'a:p') return undefined;
      const closed = paragraph;
      paragraph = undefined;
      return closed;
    },
    addText: (text) => {
      if (isInText) add(text);
    },
    addFormula: (latex) => {
      paragraph?.runs.push({ text: latex, isBold: false, look: 'formula' });
    },
  };
}

function formatOf(attributes: Attributes): { isBold: boolean; look?: RichRun['look'] } {
  const raise = Number.parseInt(attributes['baseline'] ?? '', 10) || 0;
  const isBold = attributes['b'] === '1' || attributes['b'] === 'true';
  if (raise === 0) return { isBold };
  return { isBold, look: raise > 0 ? 'superscript' : 'subscript' };
}

function describe(paragraph: SlideParagraph, name: string, attributes: Attributes) {
  if (name === 'a:pPr') {
    paragraph.level = Math.min(8, Math.max(0, Number.parseInt(attributes['lvl'] ?? '', 10) || 0));
  } else if (name === 'a:buNone') paragraph.bullet = 'none';
  else if (name === 'a:buChar' || name === 'a:buBlip') paragraph.bullet = 'sign';
  else if (name === 'a:buAutoNum') {
    paragraph.bullet = 'number';
    paragraph.start = Math.max(1, Number.parseInt(attributes['startAt'] ?? '', 10) || 1);
  }
}

export type CountBullets = (paragraph: SlideParagraph, hasBullets: boolean) => Place | undefined;

/** Numbers count on within a shape, level by level, until something else comes between. */
export function makeCountBullets(): CountBullets {
  const numbers: number[] = [];
  return ({ level, bullet, start }, hasBullets) => {
    numbers.length = Math.min(numbers.length, level + 1);
    if (bullet === 'number') {
      const number = (numbers[level] ?? start - 1) + 1;
      while (numbers.length < level) numbers.push(0);
      numbers[level] = number;
      return { kind: 'item', depth: level, number };
    }
    numbers.length = Math.min(numbers.length, level);
    const isItem = bullet === 'sign' || (bullet === 'inherited' && hasBullets);
    return isItem ? { kind: 'item', depth: level } : undefined;
  };
}
