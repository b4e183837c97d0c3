import {
  argumentCounts,
  functionNames,
  layoutCommands,
  plainCommands,
  sameCommands,
} from './commands.ts';
import {
  formulaLimits,
  type FormulaNode,
  type FormulaRow,
  type GridShape,
  sign,
} from './formula-node.ts';
import { readTokens, type Token } from './read-tokens.ts';
import { signNames } from './sign-names.ts';

/** The tree of a formula; none where it is too long, too deep, or its braces do not match. */
export function parseFormula(latex: string): FormulaRow | undefined {
  if (latex.length > formulaLimits.length) return undefined;
  const reader = { tokens: readTokens(latex), at: 0, isBroken: false };
  const row = readRow(reader, 0);
  return reader.isBroken || reader.at < reader.tokens.length ? undefined : row;
}

type Reader = { readonly tokens: readonly Token[]; at: number; isBroken: boolean };

/** Up to what ends it: a brace, a cell, a line or an environment. */
function readRow(reader: Reader, depth: number): FormulaNode[] {
  const row: FormulaNode[] = [];
  if (depth > formulaLimits.depth) reader.isBroken = true;
  while (!reader.isBroken) {
    const token = reader.tokens[reader.at];
    if (token === undefined || endsRow(token, depth)) return row;
    row.push(...readNodes(reader, depth));
  }
  return row;
}

/** At the outermost, where no grid is, lines and cells part nothing. */
function endsRow({ kind }: Token, depth: number): boolean {
  if (kind === 'cell' || kind === 'line') return depth > 0;
  return kind === 'close' || kind === 'end';
}

/** What comes next, with the scripts that hang on it. */
function readNodes(reader: Reader, depth: number): FormulaNode[] {
  const nodes = readBare(reader, depth);
  const last = nodes.at(-1);
  const scripts = readScripts(reader, depth);
  if (scripts === undefined) return spread(nodes);
  const base = last === undefined ? [] : [last];
  return [...nodes.slice(0, -1), ...hang(base, scripts)];
}

/** Braces around something that nothing hangs on are not seen. */
function spread(nodes: readonly FormulaNode[]): FormulaNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? node.row : [node]));
}

type Scripts = { low: FormulaRow; high: FormulaRow };

function readScripts(reader: Reader, depth: number): Scripts | undefined {
  const scripts: Scripts = { low: [], high: [] };
  let hasAny = false;
  for (;;) {
    const kind = reader.tokens[reader.at]?.kind;
    if ((kind !== 'low' && kind !== 'high') || reader.isBroken) return hasAny ? scripts : undefined;
    reader.at += 1;
    scripts[kind] = [...scripts[kind], ...readArgument(reader, depth)];
    hasAny = true;
  }
}

/** A prime and a degree are signs of the line. */
function hang(base: FormulaRow, { low, high }: Scripts): FormulaNode[] {
  const raised = high.flatMap((node) => (node.kind === 'sign' ? node.sign : ''));
  const isLine = high.length > 0 && /^(?:′+|∘|°)$/.test(raised.join(''));
  if (!isLine) return [{ kind: 'scripts', base: unwrap(base), low, high }];
  const held: FormulaRow = low.length === 0 ? base : [{ kind: 'scripts', base, low, high: [] }];
  return [...held, ...raised.map((one) => sign(one === '∘' ? '°' : one))];
}

/** '{x}^2' is 'x^2'; '{a+b}^2' is not. */
function unwrap(base: FormulaRow): FormulaRow {
  const [only] = base;
  return only?.kind === 'group' && only.row.length === 1 ? only.row : base;
}

/** What a command or a script holds: braces, or the next sign alone. */
function readArgument(reader: Reader, depth: number): FormulaRow {
  const token = reader.tokens[reader.at];
  if (depth > formulaLimits.depth) reader.isBroken = true;
  if (reader.isBroken || token === undefined || endsRow(token, 1)) return [];
  if (token.kind === 'low' || token.kind === 'high') return [];
  const nodes = readBare(reader, depth);
  // Layout may be in between: '^\displaystyle 2'.
  return nodes.length === 0 && token.kind === 'command'
    ? readArgument(reader, depth)
    : spread(nodes);
}

function readBare(reader: Reader, depth: number): FormulaNode[] {
  const token = reader.tokens[reader.at];
  if (token === undefined) return [];
  switch (token.kind) {
    case 'low':
    case 'high':
      return [];
    case 'sign':
      reader.at += 1;
      return token.text === '√'
        ? [{ kind: 'root', degree: [], of: readUnderRoot(reader, depth + 1) }]
        : [sign(token.text)];
    case 'words':
    case 'chemistry':
      reader.at += 1;
      return [{ kind: token.kind, text: token.text }];
    case 'open':
      return [{ kind: 'group', row: readBraces(reader, depth) }];
    case 'command':
      reader.at += 1;
      return readCommand(reader, token.text, depth);
    case 'begin':
      reader.at += 1;
      return readGrid(reader, token.text, depth);
    case 'cell':
    case 'line':
    case 'close':
    case 'end':
      reader.at += 1;
      return [];
  }
}

function readBraces(reader: Reader, depth: number): FormulaNode[] {
  reader.at += 1;
  const row = readRow(reader, depth + 1);
  if (reader.tokens[reader.at]?.kind === 'close') reader.at += 1;
  else reader.isBroken = true;
  return row;
}

function readCommand(reader: Reader, written: string, depth: number): FormulaNode[] {
  const bare = written.replace('*', '');
  const name = sameCommands.get(bare) ?? bare;
  const sole = signNames.get(name);
  if (sole !== undefined) return [sign(sole)];
  if (functionNames.has(name)) return [{ kind: 'name', name }];
  if (layoutCommands.has(name)) return skipDot(reader, name);
  if (name === 'operatorname') return [nameOf(readArgument(reader, depth + 1))];
  if (plainCommands.has(name)) return [{ kind: 'group', row: readArgument(reader, depth + 1) }];
  if (name === 'frac') {
    const top = readArgument(reader, depth + 1);
    return [{ kind: 'fraction', top, bottom: readArgument(reader, depth + 1) }];
  }
  if (name === 'sqrt') return [readRoot(reader, depth)];
  return [{ kind: 'command', name, rows: readRows(reader, name, depth) }];
}

function nameOf(row: FormulaRow): FormulaNode {
  const signs = row.map((node) => (node.kind === 'sign' ? node.sign : ' '));
  const name = signs.join('');
  return /^[a-z]+$/i.test(name) ? { kind: 'name', name } : { kind: 'group', row };
}

/** The dot of '\left.' shows nothing. */
function skipDot(reader: Reader, name: string): FormulaNode[] {
  const next = reader.tokens[reader.at];
  const isDot = next?.kind === 'sign' && next.text === '.';
  if (isDot && (name === 'left' || name === 'right')) reader.at += 1;
  return [];
}

function readRoot(reader: Reader, depth: number): FormulaNode {
  const degree: FormulaNode[] = [];
  const start = reader.tokens[reader.at];
  if (start?.kind === 'sign' && start.text === '[') {
    reader.at += 1;
    while (!reader.isBroken) {
      const token = reader.tokens[reader.at];
      if (token === undefined || endsRow(token, 1)) break;
      if (token.kind === 'sign' && token.text === ']') {
        reader.at += 1;
        break;
      }
      degree.push(...readNodes(reader, depth + 1));
    }
  }
  return { kind: 'root', degree, of: readArgument(reader, depth + 1) };
}

/** '√(x+1)' is over all in brackets, '√12' over the whole number. */
function readUnderRoot(reader: Reader, depth: number): FormulaRow {
  const isOpen = signAt(reader) === '(';
  if (!isOpen && !/^\d$/.test(signAt(reader))) return readArgument(reader, depth);
  const row: FormulaNode[] = [];
  let brackets = 0;
  for (;;) {
    const next = signAt(reader);
    if (isOpen ? reader.isBroken || atEnd(reader) : !/^[\d.]$/.test(next)) return row;
    if (next === '(') brackets += 1;
    if (next === ')') brackets -= 1;
    if (isOpen && brackets === 0) {
      reader.at += 1;
      return row.slice(1);
    }
    row.push(...(isOpen ? readNodes(reader, depth + 1) : readArgument(reader, depth)));
  }
}

function signAt({ tokens, at }: Reader): string {
  const token = tokens[at];
  return token?.kind === 'sign' ? token.text : '';
}

function atEnd({ tokens, at }: Reader): boolean {
  const token = tokens[at];
  return token === undefined || endsRow(token, 1);
}

/** As many as belong to it; of an unknown command all the braces behind it. */
function readRows(reader: Reader, name: string, depth: number): FormulaRow[] {
  const count = argumentCounts.get(name);
  const rows: FormulaRow[] = [];
  while (count === undefined ? reader.tokens[reader.at]?.kind === 'open' : rows.length < count) {
    if (reader.isBroken) return rows;
    rows.push(readArgument(reader, depth + 1));
  }
  return rows;
}

function readGrid(reader: Reader, name: string, depth: number): FormulaNode[] {
  const { shape, open, close } = grids.get(name) ?? { shape: 'lines', open: '', close: '' };
  // The columns of an array: '{cc|c}'.
  if (name === 'array' && reader.tokens[reader.at]?.kind === 'open') readBraces(reader, depth + 1);
  const lines: FormulaRow[][] = [[]];
  for (;;) {
    lines.at(-1)?.push(readRow(reader, depth + 1));
    const end = reader.tokens[reader.at]?.kind;
    if (reader.isBroken) return [];
    reader.at += 1;
    if (end === 'line') lines.push([]);
    else if (end === 'end') break;
    else if (end !== 'cell') {
      reader.isBroken = true;
      return [];
    }
  }
  const filled = lines.filter((cells) => cells.some((cell) => cell.length > 0));
  const grid: FormulaNode[] = flattenLines(shape, filled);
  return [...(open ? [sign(open)] : []), ...grid, ...(close ? [sign(close)] : [])];
}

/** One line of an equation is that line; where lines are set below each other does not count. */
function flattenLines(shape: GridShape, lines: readonly (readonly FormulaRow[])[]): FormulaNode[] {
  if (shape !== 'lines') return [{ kind: 'grid', shape, lines }];
  const joined = lines.map((cells) => [cells.flat()]);
  const [only] = joined;
  return joined.length === 1 && only ? only.flat() : [{ kind: 'grid', shape, lines: joined }];
}

type Grid = { readonly shape: GridShape; readonly open: string; readonly close: string };

const grids: ReadonlyMap<string, Grid> = new Map([
  ['matrix', { shape: 'matrix', open: '', close: '' }],
  ['smallmatrix', { shape: 'matrix', open: '', close: '' }],
  ['array', { shape: 'matrix', open: '', close: '' }],
  ['pmatrix', { shape: 'matrix', open: '(', close: ')' }],
  ['bmatrix', { shape: 'matrix', open: '[', close: ']' }],
  ['Bmatrix', { shape: 'matrix', open: '{', close: '}' }],
  ['vmatrix', { shape: 'matrix', open: '|', close: '|' }],
  ['Vmatrix', { shape: 'matrix', open: '∥', close: '∥' }],
  ['cases', { shape: 'cases', open: '', close: '' }],
]);
