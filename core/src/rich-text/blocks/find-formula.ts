import { richLimits } from '../rich-text.ts';
import type { BlockReader } from './line-reader.ts';

/** A formula with lines of its own: between '$$', between '\[' and '\]', or an environment of LaTeX. */
export const findFormula: BlockReader = (lines, at) => {
  const first = (lines[at] ?? '').trim();
  const mark = marks.find(({ open }) => first.startsWith(open));
  if (mark !== undefined) return findBetween(lines, at, mark);
  const name = /^\\begin\{([a-z]{4,11}\*?)\}/.exec(first)?.[1] ?? '';
  return environments.has(name.replace('*', '')) ? findEnvironment(lines, at, name) : undefined;
};

const marks = [
  { open: '$$', close: '$$' },
  { open: '\\[', close: '\\]' },
] as const;

const environments = new Set(
  'equation align aligned gather gathered multline eqnarray cases matrix pmatrix bmatrix vmatrix array'.split(
    ' ',
  ),
);

function findBetween(
  lines: readonly string[],
  at: number,
  { open, close }: (typeof marks)[number],
): ReturnType<BlockReader> {
  const taken = takeUntil(lines, at, (line, no) => {
    const text = no === at ? line.trim().slice(open.length) : line.trim();
    return text.endsWith(close);
  });
  if (taken === undefined) return undefined;
  const latex = taken.text.slice(open.length, -close.length).trim();
  // Two formulas in one line are no block but a line with two formulas.
  if (latex === '' || latex.includes(close) || latex.length > richLimits.formulaLength) {
    return undefined;
  }
  return { block: { kind: 'formula', latex }, end: taken.end };
}

function findEnvironment(
  lines: readonly string[],
  at: number,
  name: string,
): ReturnType<BlockReader> {
  const taken = takeUntil(lines, at, (line) => line.trim().endsWith(`\\end{${name}}`));
  if (taken === undefined || taken.text.length > richLimits.formulaLength) return undefined;
  return { block: { kind: 'formula', latex: taken.text }, end: taken.end };
}

/** The lines up to the one that ends it; no empty line is in between. */
function takeUntil(
  lines: readonly string[],
  at: number,
  isLast: (line: string, no: number) => boolean,
): { text: string; end: number } | undefined {
  const last = Math.min(lines.length, at + richLimits.formulaLines);
  for (let no = at; no < last; no += 1) {
    const line = lines[no] ?? '';
    if (line.trim() === '') return undefined;
    if (isLast(line, no))
      return {
        text: lines
          .slice(at, no + 1)
          .join('\n')
          .trim(),
        end: no + 1,
      };
  }
  return undefined;
}
