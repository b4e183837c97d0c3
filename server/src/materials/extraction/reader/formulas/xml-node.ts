import type { Attributes } from '../docx/parse-xml.ts';

/** A formula is small, and has to be seen whole before it can be written. */
export type XmlNode = {
  name: string;
  attributes: Attributes;
  children: readonly XmlNode[];
  /** The words that stand directly in it. */
  text: string;
};

type GrowingNode = Omit<XmlNode, 'children'> & { children: GrowingNode[] };

export type TreeBuilder = {
  open: (name: string, attributes: Attributes) => void;
  addText: (text: string) => void;
  /** The whole tree, when what it began with ends. */
  close: () => XmlNode | undefined;
  /** It is larger than any formula somebody could read. */
  isTooLarge: () => boolean;
};

export function makeTreeBuilder(name: string, attributes: Attributes): TreeBuilder {
  const root: GrowingNode = { name, attributes, children: [], text: '' };
  const path = [root];
  let size = 0;
  const isTooLarge = () => size > maxSize;

  return {
    isTooLarge,
    open: (childName, childAttributes) => {
      size += 1;
      if (path.length > maxDepth) size = Infinity;
      const child = { name: childName, attributes: childAttributes, children: [], text: '' };
      // What is too large is not kept, only counted until it ends.
      if (!isTooLarge()) path.at(-1)?.children.push(child);
      path.push(child);
    },
    addText: (text) => {
      size += text.length / 8;
      const node = path.at(-1);
      if (node && !isTooLarge()) node.text += text;
    },
    close: () => {
      path.pop();
      return path.length === 0 ? root : undefined;
    },
  };
}

const maxSize = 6_000;
const maxDepth = 400;

export function findChild(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name);
}
