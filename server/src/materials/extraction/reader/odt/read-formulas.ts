import { parseXml } from '../docx/parse-xml.ts';
import { writeMathml } from '../formulas/mathml/write-mathml.ts';
import { writeWhole } from '../formulas/write-whole.ts';
import { makeTreeBuilder, type TreeBuilder } from '../formulas/xml-node.ts';
import type { Parts } from '../docx/guard-zip.ts';

/** A formula is a document of its own within the document, in a folder that a frame names. */
export function readFormulaObject(parts: Parts, href: string): string | undefined {
  const folder = href.replace(/^\.\//, '').replace(/\/$/, '');
  const part = parts.get(`${folder}/content.xml`);
  return part && readMath(part);
}

function readMath(part: Uint8Array): string | undefined {
  let builder: TreeBuilder | undefined;
  let latex: string | undefined;
  parseXml(part, {
    onOpen: (rawName, attributes) => {
      const name = withoutPrefix(rawName);
      if (builder) builder.open(name, attributes);
      else if (name === 'math') builder = makeTreeBuilder(name, attributes);
    },
    onClose: () => {
      const tree = builder?.close();
      if (tree && builder) latex = writeWhole(tree, builder.isTooLarge(), writeMathml);
    },
    onText: (text) => builder?.addText(text),
    isEnough: () => latex !== undefined,
  });
  return latex;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
