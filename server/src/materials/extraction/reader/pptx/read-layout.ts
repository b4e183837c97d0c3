import { parseXml } from '../docx/parse-xml.ts';

/** Which placeholders of a layout have no bullets, by the number or else the kind that slides name. */
export type Layout = { hasBullets: (place: { type: string; index: string }) => boolean };

export function readLayout(part: Uint8Array): Layout {
  const plain = new Set<string>();
  let key: { type: string; index: string } | undefined;
  let isInListStyle = false;
  let isFirstLevel = false;
  parseXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'p:sp') key = undefined;
      else if (name === 'p:ph')
        key = { type: attributes['type'] ?? 'obj', index: attributes['idx'] ?? '0' };
      else if (name === 'a:lstStyle') isInListStyle = true;
      else if (name === 'a:lvl1pPr') isFirstLevel = isInListStyle;
      else if (name === 'a:buNone' && isFirstLevel && key) {
        plain.add(`#${key.index}`);
        plain.add(key.type);
      }
    },
    onClose: (name) => {
      if (name === 'a:lstStyle') isInListStyle = false;
      else if (name === 'a:lvl1pPr') isFirstLevel = false;
    },
    onText: () => {},
  });
  return {
    hasBullets: ({ type, index }) => (index === '0' ? !plain.has(type) : !plain.has(`#${index}`)),
  };
}
