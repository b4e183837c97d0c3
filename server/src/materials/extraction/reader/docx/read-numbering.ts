import { type CountItem, type ListLevel, makeCountItem } from '../list-numbering.ts';
import { parseXml } from './parse-xml.ts';

type List = { definitionId: string; restarts: Map<number, number> };

export function readNumbering(part: Uint8Array | undefined): CountItem {
  const definitions = new Map<string, Map<number, ListLevel>>();
  const lists = new Map<string, List>();
  let definition: Map<number, ListLevel> | undefined;
  let list: List | undefined;
  let level: ListLevel | undefined;
  let levelIndex = 0;

  function open(name: string, attributes: Readonly<Record<string, string>>) {
    const value = attributes['w:val'] ?? '';
    switch (name) {
      case 'w:abstractNum':
        definition = new Map();
        definitions.set(attributes['w:abstractNumId'] ?? '', definition);
        return;
      case 'w:num':
        list = { definitionId: '', restarts: new Map() };
        lists.set(attributes['w:numId'] ?? '', list);
        return;
      case 'w:abstractNumId':
        if (list) list.definitionId = value;
        return;
      case 'w:lvlOverride':
        levelIndex = toLevel(attributes['w:ilvl']);
        return;
      case 'w:lvl':
        levelIndex = toLevel(attributes['w:ilvl']);
        level = { format: 'number', start: 1 };
        definition?.set(levelIndex, level);
        return;
      case 'w:numFmt':
        if (level) level.format = value === 'bullet' || value === 'none' ? value : 'number';
        return;
      case 'w:start':
        if (level) level.start = toNumber(value);
        return;
      case 'w:startOverride':
        list?.restarts.set(levelIndex, toNumber(value));
        return;
      default:
    }
  }

  function close(name: string) {
    if (name === 'w:abstractNum') definition = undefined;
    else if (name === 'w:num') list = undefined;
    else if (name === 'w:lvl') level = undefined;
  }

  if (part) parseXml(part, { onOpen: open, onClose: close, onText: () => {} });
  return makeCountItem({ definitions, lists });
}

/** Word has nine levels. */
export function toLevel(value: string | undefined): number {
  return Math.min(8, Math.max(0, Number.parseInt(value ?? '', 10) || 0));
}

function toNumber(value: string): number {
  return Math.min(99_999, Math.max(0, Number.parseInt(value, 10) || 0));
}
