import { findChild, type XmlNode } from '../../formulas/xml-node.ts';
import {
  matrixBetween,
  writeAbove,
  writeAccent,
  writeBelow,
  writeFenced,
  writeFraction,
  writeFunction,
  writeLarge,
  writePrescripts,
  writeRoot,
  writeRows,
  writeScripts,
} from '../../formulas/write-latex.ts';
import { arrowCommands, commands } from '../../formulas/symbols.ts';
import { joinLatex } from '../../formulas/write-signs.ts';
import { isOn } from '../read-styles.ts';
import { writeMathRun } from './write-math-run.ts';

/** A formula of Word or PowerPoint as LaTeX, from the tree that its program keeps. */
export function writeOmml(node: XmlNode): string {
  return writeAll(node.children);
}

function writeAll(nodes: readonly XmlNode[]): string {
  let written = '';
  for (const node of nodes) written = joinLatex(written, write(node));
  return written;
}

function write(node: XmlNode): string {
  switch (node.name) {
    case 'm:r':
      return writeMathRun(node);
    case 'm:f':
      return writeAnyFraction(node);
    case 'm:rad':
      return writeRoot(part(node, 'e'), isSet(node, 'degHide') ? '' : part(node, 'deg'));
    case 'm:sSub':
      return writeScripts(part(node, 'e'), { below: part(node, 'sub') });
    case 'm:sSup':
      return writeScripts(part(node, 'e'), { above: part(node, 'sup') });
    case 'm:sSubSup':
      return writeScripts(part(node, 'e'), scriptsOf(node));
    case 'm:sPre':
      return writePrescripts(part(node, 'e'), scriptsOf(node));
    case 'm:nary':
      return writeNary(node);
    case 'm:func':
      return writeFunction(part(node, 'fName'), part(node, 'e'));
    case 'm:limLow':
      return writeBelow(part(node, 'e'), part(node, 'lim'));
    case 'm:limUpp':
      return writeAbove(part(node, 'e'), part(node, 'lim'));
    case 'm:acc':
      return writeAccent(setting(node, 'chr') ?? '\u0302', part(node, 'e'));
    case 'm:bar':
      return `${setting(node, 'pos') === 'top' ? '\\overline' : '\\underline'}{${part(node, 'e')}}`;
    case 'm:groupChr':
      return writeGroupSign(node);
    case 'm:d':
      return writeDelimiters(node);
    case 'm:m':
      return writeRows('matrix', matrixRows(node));
    case 'm:eqArr':
      return writeRows('aligned', equationRows(node));
    case 'm:borderBox':
      return writeBorderBox(node);
    case 'm:phant':
      return setting(node, 'show') === undefined || isSet(node, 'show') ? part(node, 'e') : '';
    default:
      return isProperties(node.name) ? '' : writeAll(node.children);
  }
}

function isProperties(name: string): boolean {
  return name.endsWith('Pr');
}

function part(node: XmlNode, name: string): string {
  const child = findChild(node, `m:${name}`);
  return child ? writeAll(child.children) : '';
}

/** Every part may come with properties, which say how it looks: `m:fPr` for `m:f`. */
function setting(node: XmlNode, name: string): string | undefined {
  const found = findChild(findChild(node, `${node.name}Pr`), `m:${name}`);
  return found && (found.attributes['m:val'] ?? '');
}

function isSet(node: XmlNode, name: string): boolean {
  const value = setting(node, name);
  return value !== undefined && isOn(value);
}

function scriptsOf(node: XmlNode) {
  return { below: part(node, 'sub'), above: part(node, 'sup') };
}

/** A fraction in a line, or a slanted one, is a fraction all the same: '−b/2a' alone says less. */
function writeAnyFraction(node: XmlNode): string {
  const [above, below] = [part(node, 'num'), part(node, 'den')];
  if (setting(node, 'type') === 'noBar') return `{${above} \\atop ${below}}`;
  return writeFraction(above, below);
}

function writeNary(node: XmlNode): string {
  const sign = setting(node, 'chr') ?? '∫';
  return writeLarge(
    commands.get(sign) ?? sign,
    {
      below: isSet(node, 'subHide') ? '' : part(node, 'sub'),
      above: isSet(node, 'supHide') ? '' : part(node, 'sup'),
      isStacked: setting(node, 'limLoc') === 'undOvr',
    },
    part(node, 'e'),
  );
}

function writeGroupSign(node: XmlNode): string {
  const sign = setting(node, 'chr') ?? '⏟';
  const isAbove = setting(node, 'pos') === 'top';
  const inner = part(node, 'e');
  const arrow = arrowCommands.get(sign);
  if (arrow !== undefined) return isAbove ? `${arrow}[${inner}]{}` : `${arrow}{${inner}}`;
  if (sign === '⏟' && !isAbove) return `\\underbrace{${inner}}`;
  if (sign === '⏞' && isAbove) return `\\overbrace{${inner}}`;
  const latex = commands.get(sign) ?? sign;
  return isAbove ? writeAbove(inner, latex) : writeBelow(inner, latex);
}

function writeDelimiters(node: XmlNode): string {
  const fences = {
    open: setting(node, 'begChr') ?? '(',
    close: setting(node, 'endChr') ?? ')',
    separator: setting(node, 'sepChr') ?? '|',
  };
  const parts = node.children.filter(({ name }) => name === 'm:e');
  const [only] = parts;
  const inner = only && parts.length === 1 ? onlyChild(only) : undefined;
  const environment = matrixBetween(fences);
  if (inner?.name === 'm:m' && environment) return writeRows(environment, matrixRows(inner));
  if (inner?.name === 'm:eqArr' && environment?.endsWith('cases')) {
    return writeRows(environment, equationRows(inner));
  }
  if (inner?.name === 'm:f' && setting(inner, 'type') === 'noBar' && environment === 'pmatrix') {
    return `\\binom{${part(inner, 'num')}}{${part(inner, 'den')}}`;
  }
  return writeFenced(
    fences,
    parts.map(({ children }) => writeAll(children)),
  );
}

function onlyChild(node: XmlNode): XmlNode | undefined {
  const children = node.children.filter(({ name }) => !isProperties(name));
  return children.length === 1 ? children[0] : undefined;
}

function matrixRows(node: XmlNode): string[][] {
  return node.children
    .filter(({ name }) => name === 'm:mr')
    .map((row) => row.children.filter(({ name }) => name === 'm:e').map(writeOmml));
}

/** Where lines are aligned, an ampersand says; every other one only keeps a distance. */
function equationRows(node: XmlNode): string[][] {
  return node.children
    .filter(({ name }) => name === 'm:e')
    .map((line) =>
      writeOmml(line)
        .split('\\&')
        .map((piece) => piece.trim()),
    );
}

function writeBorderBox(node: XmlNode): string {
  const inner = part(node, 'e');
  const isStruck = ['strikeBLTR', 'strikeTLBR', 'strikeH', 'strikeV'].some((name) =>
    isSet(node, name),
  );
  return isStruck ? `\\cancel{${inner}}` : `\\boxed{${inner}}`;
}
