import { maxFormulaLength } from '../write-whole.ts';
import type { XmlNode } from '../xml-node.ts';

/** The LaTeX that a formula was made from, which KaTeX, MathJax and Wikipedia leave beside it. */
export function findTexSource(math: XmlNode): string | undefined {
  const semantics = math.children.find(({ name }) => name === 'semantics');
  const annotation = semantics?.children.find(
    ({ name, attributes }) => name === 'annotation' && isTex(attributes['encoding'] ?? ''),
  );
  return annotation && tidyTex(annotation.text);
}

function isTex(encoding: string): boolean {
  return /^(?:application\/x-(?:la)?tex|(?:la)?tex)$/i.test(encoding);
}

/** Nothing where it is not sound: a formula must not run into the words after it. */
export function tidyTex(source: string): string | undefined {
  const even = source
    .replace(/(?<!\\)%[^\n]*\n/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const inner = /^\{\\displaystyle (.*)\}$/.exec(even)?.[1] ?? even;
  const latex = inner.replace(/\\(?:display|text)style(?![A-Za-z]) ?/g, '').trim();
  return latex !== '' && latex.length <= maxFormulaLength && isBalanced(latex) ? latex : undefined;
}

function isBalanced(latex: string): boolean {
  let depth = 0;
  for (let at = 0; at < latex.length; at += 1) {
    const sign = latex.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '$') return false;
    if (depth < 0) return false;
  }
  return depth === 0;
}
