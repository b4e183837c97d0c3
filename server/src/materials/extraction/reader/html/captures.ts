import { makeTreeBuilder, type XmlNode } from '../formulas/xml-node.ts';
import type { HtmlAttributes } from './unread.ts';

/** Takes what is in an element as a whole, instead of as words of the page. */
export type Capture = {
  onOpen: (name: string, attributes: HtmlAttributes) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
  /** The element itself closes. */
  finish: () => void;
};

export function captureNothing(): Capture {
  return { onOpen: () => {}, onClose: () => {}, onText: () => {}, finish: () => {} };
}

export function captureText(use: (text: string) => void): Capture {
  const pieces: string[] = [];
  return {
    ...captureNothing(),
    onText: (text) => pieces.push(text),
    finish: () => use(pieces.join('')),
  };
}

/** Programs that colour code put each line into a block of its own, or leave out its end. */
export function captureCode(use: (text: string, language: string) => void): Capture {
  const pieces: string[] = [];
  let language = '';
  let unread = 0;
  const endLine = () => {
    if (pieces.length > 0 && pieces.at(-1)?.endsWith('\n') !== true) pieces.push('\n');
  };
  return {
    onOpen: (name, attributes) => {
      const classes = attributes['class'] ?? '';
      if (unread > 0 || lineNumbers.test(classes)) unread += 1;
      language ||=
        /(?:^|\s)(?:language|lang|sourceCode)[- ]([\w+#.-]{1,30})/.exec(classes)?.[1] ?? '';
      if (name === 'br') pieces.push('\n');
    },
    onClose: (name) => {
      if (unread > 0) unread -= 1;
      else if (name === 'div' || name === 'li' || name === 'tr' || name === 'p') endLine();
    },
    onText: (text) => {
      if (unread === 0) pieces.push(text);
    },
    finish: () => use(pieces.join(''), language),
  };
}

const lineNumbers = /(?:^|\s)(?:linenos?|lineno|gutter|hljs-ln-numbers|line-numbers-rows)(?:\s|$)/;

export function captureTree(
  name: string,
  attributes: HtmlAttributes,
  use: (tree: XmlNode, isTooLarge: boolean) => void,
): Capture {
  const builder = makeTreeBuilder(name, attributes);
  return {
    onOpen: builder.open,
    onClose: () => void builder.close(),
    onText: builder.addText,
    finish: () => {
      const tree = builder.close();
      if (tree) use(tree, builder.isTooLarge());
    },
  };
}
