import { richLimits } from '@engram/core/rich-text/rich-text.ts';
import { createElement, type ReactElement } from 'react';
import temml from 'temml';
import './formula.css';
import { keepKnown } from './keep-known.ts';
import type { MathNode } from './math-node.ts';
import { speakFormula } from './speak-formula.ts';

/**
 * The formula as MathML with what a screen reader says of it; undefined where it cannot be drawn.
 * Elements are made one by one: the page's policy lets no text become markup.
 */
export function drawFormula(latex: string, isBlock: boolean): ReactElement | undefined {
  const key = `${isBlock ? 'block' : 'line'} ${latex}`;
  if (!drawn.has(key)) {
    if (drawn.size >= mostKept) drawn.clear();
    drawn.set(key, draw(latex, isBlock));
  }
  return drawn.get(key);
}

/** A screen that renders again, as with every key of an answer, draws none of its formulas anew. */
const drawn = new Map<string, ReactElement | undefined>();
const mostKept = 2_000;

function draw(latex: string, isBlock: boolean): ReactElement | undefined {
  const node = readTree(latex, isBlock);
  if (node === undefined) return undefined;
  return toElement({ ...node, attributes: { ...node.attributes, ...nameOf(node) } }, 0);
}

function nameOf(node: MathNode): Record<string, string> {
  const words = speakFormula(node);
  return words === '' ? {} : { 'aria-label': words };
}

function readTree(latex: string, isBlock: boolean): MathNode | undefined {
  if (latex.length > richLimits.formulaLength || refused.test(latex)) return undefined;
  try {
    return keepKnown(
      temml.__renderToMathMLTree(latex, {
        displayMode: isBlock,
        throwOnError: true,
        trust: false,
        strict: false,
        maxExpand: 200,
        maxSize: [12, 144],
        // A name that is given anew in one formula must not hold in the next.
        macros: {},
        wrap: 'tex',
      }),
    );
  } catch {
    // A formula that is not whole, such as one that is just being typed, is shown as it reads.
    return undefined;
  }
}

/** What names, links, fetches, identifies or colours; none of it belongs to a formula. */
const refused =
  /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long|DeclareMathOperator|href|url|includegraphics|html(?:Class|Id|Style|Data)|class|cssId|style|data|id|label|ref|eqref|toggle|csname|expandafter|noexpand|catcode|char|input|include|write|require|unicode|message|errmessage|verb)(?![A-Za-z])/;

function toElement(node: MathNode, key: number): ReactElement {
  const { name, attributes, style, className, children } = node;
  return createElement(
    name,
    {
      key,
      ...attributes,
      ...(className !== '' && { className }),
      ...(Object.keys(style).length > 0 && { style }),
    },
    ...children.map((child, index) =>
      typeof child === 'string' ? child : toElement(child, index),
    ),
  );
}
