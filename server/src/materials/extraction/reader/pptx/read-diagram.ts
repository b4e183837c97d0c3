import type { Block } from '../block-writer.ts';
import { parseXml } from '../docx/parse-xml.ts';
import { writeParagraph } from '../flow.ts';
import { makeSlideText } from './slide-text.ts';

/** The words of a drawing that PowerPoint arranges by itself, as items in their order. */
export function readDiagram(part: Uint8Array): Block[] {
  const blocks: Block[] = [];
  const text = makeSlideText();
  parseXml(part, {
    onOpen: text.open,
    onClose: (name) => {
      const paragraph = text.close(name);
      if (paragraph) blocks.push(...writeParagraph(paragraph.runs, { kind: 'item', depth: 0 }));
    },
    onText: text.addText,
  });
  return blocks;
}
