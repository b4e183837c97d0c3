import type { MathNode } from './math-node.ts';
import { formulaWords as words } from './messages.ts';
import { namesOfSigns } from './names-of-signs.ts';

/**
 * A formula as one would read it out: 'T equals 2 pi times the square root of L over g, end root'.
 * MathML alone says nothing where a button, a heading or a label is read as one text, nor on most
 * phones.
 */
export function speakFormula(math: MathNode): string {
  return speak(math)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/,?\s*$/, '')
    .trimStart();
}

type Node = MathNode | string;

function speak(node: Node | undefined): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return node;
  const [first, second, third] = node.children;
  switch (node.name) {
    case 'mi':
    case 'mn':
      return sayText(node);
    case 'mo':
      return saySign(textOf(node));
    case 'mtext':
    case 'ms':
      return textOf(node);
    case 'mspace':
    case 'mphantom':
    case 'none':
      return '';
    case 'mfrac':
      return node.attributes.linethickness?.startsWith('0') === true
        ? words.choose(speak(first), speak(second))
        : words.over(group(speak(first)), group(speak(second)));
    case 'msqrt':
      return words.root(sayAll(node.children).trim());
    case 'mroot':
      return words.rootOf(speak(second).trim(), speak(first).trim());
    case 'menclose':
      return node.attributes.notation === 'top'
        ? `${sayAll(node.children)} ${words.bar}`
        : sayAll(node.children);
    case 'msub':
      return sayLow(first, second);
    case 'msup':
      return sayHigh(first, second);
    case 'msubsup':
      return isLarge(first)
        ? sayLimits(first, second, third)
        : `${sayLow(first, second)} ${sayExponent(third)}`;
    case 'munder':
      return isBracket(second) ? speak(first) : sayLimits(first, second, undefined);
    case 'mover':
      return sayOver(first, second);
    case 'munderover':
      return sayLimits(first, second, third);
    case 'mtable':
      return words.table(node.children.length, node.children.map(sayRow));
    default:
      return sayAll(node.children);
  }
}

function sayAll(nodes: readonly Node[]): string {
  return nodes.map(speak).join(' ');
}

function sayRow(row: Node): string {
  if (typeof row === 'string') return row;
  const cells = row.children.map(speak).filter((cell) => cell.trim() !== '');
  return cells.join(', ');
}

function sayText(node: MathNode): string {
  const text = textOf(node);
  return namesOfSigns[text] ?? text.normalize('NFKC');
}

function saySign(text: string): string {
  return namesOfSigns[text] ?? (/^[\u2061-\u2064\s]*$/u.test(text) ? '' : text);
}

function sayLow(base: Node | undefined, low: Node | undefined): string {
  if (isLarge(base)) return sayLimits(base, low, undefined);
  const said = speak(base).trim();
  const under = speak(low).trim();
  // In chemistry a number hangs on nothing and is read without a word: 'H 2 O'.
  return said === '' ? under : words.sub(said, under);
}

function sayHigh(base: Node | undefined, high: Node | undefined): string {
  if (isLarge(base)) return sayLimits(base, undefined, high);
  return `${speak(base)} ${sayExponent(high)}`;
}

function sayExponent(high: Node | undefined): string {
  const power = speak(high).trim();
  if (/^[′″‴]+$|^(?:double |triple )?prime$/u.test(power)) return power;
  if (power === '2') return words.squared;
  if (power === '3') return words.cubed;
  if (power === namesOfSigns['∘']) return words.degrees;
  // A charge: 'Na plus'.
  if (/^\d* ?(?:plus|minus)$/.test(power)) return power;
  return words.power(power);
}

function sayLimits(base: Node | undefined, low: Node | undefined, high: Node | undefined): string {
  const said = arrows.test(textOf(base)) ? words.gives : speak(base).trim();
  const from = speak(low).trim();
  const to = speak(high).trim();
  if (!isLarge(base)) return words.as(said, from, to);
  return words.limits(said, from, to);
}

function sayOver(base: Node | undefined, sign: Node | undefined): string {
  const said = arrows.test(textOf(base)) ? words.gives : speak(base);
  const accent = accents[textOf(sign)];
  if (accent !== undefined) return `${said} ${accent}`;
  const above = isBracket(sign) ? '' : speak(sign).trim();
  return above === '' ? said : words.with(said, above);
}

const arrows = /^[→⟶]$/u;

function isBracket(node: Node | undefined): boolean {
  return /^[⏞⏟⎴⎵]$/u.test(textOf(node));
}

function isLarge(node: Node | undefined): boolean {
  return /^(?:[∑∏∐∫∬∭∮⋃⋂⨁⨂]|lim|max|min|sup|inf)$/u.test(textOf(node));
}

function group(said: string): string {
  return said.trim().includes(' ') ? words.group(said.trim()) : said;
}

function textOf(node: Node | undefined): string {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

const accents: Readonly<Record<string, string>> = {
  '→': words.vector,
  '⃗': words.vector,
  '^': words.hat,
  ˆ: words.hat,
  '‾': words.bar,
  '¯': words.bar,
  ˉ: words.bar,
  '~': words.tilde,
  '˜': words.tilde,
  '˙': words.dot,
  '.': words.dot,
  '¨': words.doubleDot,
};
