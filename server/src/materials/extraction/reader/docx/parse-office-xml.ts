import { writeWhole } from '../formulas/write-whole.ts';
import { makeTreeBuilder, type TreeBuilder } from '../formulas/xml-node.ts';
import { writeOmml } from './math/write-omml.ts';
import { type Attributes, parseXml, type XmlHandlers } from './parse-xml.ts';

type OfficeHandlers = XmlHandlers & {
  /** Whether an element and all that is in it is passed over. */
  isUnread: (name: string, attributes: Attributes) => boolean;
  /** A formula as LaTeX, when it ends; nothing else is said of what is in it. */
  onFormula: (latex: string) => void;
};

/** Walks through a part of Word or PowerPoint, which write formulas in the same way. */
export function parseOfficeXml(part: Uint8Array, handlers: OfficeHandlers): void {
  /** Within something that is not read, how deep. */
  let skipped = 0;
  let formula: TreeBuilder | undefined;

  parseXml(part, {
    ...handlers,
    onOpen: (name, attributes) => {
      if (skipped > 0 || handlers.isUnread(name, attributes)) skipped += 1;
      else if (formula) formula.open(name, attributes);
      else if (name === 'm:oMath') formula = makeTreeBuilder(name, attributes);
      else handlers.onOpen(name, attributes);
    },
    onClose: (name) => {
      if (skipped > 0) skipped -= 1;
      else if (formula) closeFormula(formula);
      else handlers.onClose(name);
    },
    onText: (text) => {
      if (skipped > 0) return;
      if (formula) formula.addText(text);
      else handlers.onText(text);
    },
  });

  function closeFormula(builder: TreeBuilder): void {
    const tree = builder.close();
    if (!tree) return;
    formula = undefined;
    const latex = writeWhole(tree, builder.isTooLarge(), writeOmml);
    if (latex !== '') handlers.onFormula(latex);
  }
}
