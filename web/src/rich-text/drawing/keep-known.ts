import type { MathNode } from './math-node.ts';

/**
 * Temml's own tree with nothing in it but MathML that only draws: no links, ids, colours or
 * places outside the formula. Undefined where it is too large or has something else in it.
 */
export function keepKnown(tree: unknown): MathNode | undefined {
  const kept = keep(tree, { depth: 0, count: { left: mostNodes } });
  const [root, ...others] = kept ?? [];
  return root === undefined || typeof root === 'string' || others.length > 0 ? undefined : root;
}

const mostNodes = 3_000;
const mostDepth = 80;
/** In em: what one command may push signs forward, up or apart, and how far back. */
const mostLength = 24;
const mostBack = 5;

type Place = { depth: number; count: { left: number } };
type Kept = (MathNode | string)[] | undefined;

/** More than one where the node is a mere list of others. */
function keep(node: unknown, { depth, count }: Place): Kept {
  count.left -= 1;
  if (count.left < 0 || depth > mostDepth || !isObject(node)) return undefined;
  if (typeof node.text === 'string' && node.type === undefined) return [node.text];
  const children = keepAll(node.children, { depth: depth + 1, count });
  if (children === undefined) return undefined;
  if (typeof node.type !== 'string') return children;
  if (!names.has(node.type)) return undefined;
  const attributes = keepValues(node.attributes, attributeNames);
  const style = keepValues(node.style, styleNames);
  if (attributes === undefined || style === undefined) return undefined;
  return [{ name: node.type, attributes, style, className: keepClasses(node.classes), children }];
}

function keepAll(nodes: unknown, place: Place): Kept {
  if (!Array.isArray(nodes)) return [];
  const kept: (MathNode | string)[] = [];
  for (const node of nodes) {
    const found = keep(node, place);
    if (found === undefined) return undefined;
    kept.push(...found);
  }
  return kept;
}

/** Names that we do not know are left out; a length that leaves the page ends the drawing. */
function keepValues(
  values: unknown,
  known: ReadonlySet<string>,
): Record<string, string> | undefined {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(isObject(values) ? values : {})) {
    if (!known.has(name)) continue;
    const written = String(value);
    if (!plainValue.test(written) || hasHugeLength(written)) return undefined;
    kept[name] = written;
  }
  return kept;
}

const plainValue = /^[\w\s.%+-]{0,60}$/;

function hasHugeLength(value: string): boolean {
  return [...value.matchAll(/(-?[\d.]+)(em|ex|pt|px|cm|mm|in|pc)/g)].some(
    ([, number, unit = 'em']) => {
      const length = Number(number) / (perEm[unit] ?? 1);
      return !(length <= mostLength && length >= -mostBack);
    },
  );
}

const perEm: Readonly<Record<string, number>> = { ex: 2, pt: 12, px: 16, cm: 0.5, mm: 5, in: 0.2 };

function keepClasses(classes: unknown): string {
  if (!Array.isArray(classes)) return '';
  return classes.filter((name) => typeof name === 'string' && classNames.has(name)).join(' ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const names = new Set(
  (
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup ' +
    'msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd menclose'
  ).split(' '),
);

const attributeNames = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing columnspan depth display ' +
    'displaystyle fence form frame height largeop linethickness lspace mathsize mathvariant ' +
    'maxsize minsize movablelimits notation rowalign rowlines rowspacing rowspan rspace ' +
    'scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);

const styleNames = new Set(
  (
    'border borderBottom borderLeft borderRight borderTop height marginLeft marginRight ' +
    'mathDepth padding paddingBottom paddingLeft paddingRight paddingTop textAlign width'
  ).split(' '),
);

/** What `formula.css` knows. */
const classNames = new Set(
  (
    'tml-display tml-overline tml-underline tml-cancel upstrike downstrike tml-xcancel sout ' +
    'tml-fbox tml-left tml-right tml-jot tml-small chr-sml chr-med chr-lrg chr-sml-vec ' +
    'chr-med-vec chr-lrg-vec tml-sml-pad tml-med-pad tml-lrg-pad tml-hat-1 tml-hat-2 tml-hat-3 ' +
    'tml-hat-4 tml-tilde-2 tml-tilde-3 tml-tilde-4 tml-vec'
  ).split(' '),
);
