import type { ListPlace } from '../list-numbering.ts';
import { parseXml } from './parse-xml.ts';
import { isCodeFont, namesCode } from './code-fonts.ts';
import { toLevel } from './read-numbering.ts';

export type Styles = {
  /** From 1; undefined for what is no heading. */
  findHeadingLevel: (styleId: string) => number | undefined;
  findListPlace: (styleId: string) => ListPlace | undefined;
  isBold: (styleId: string) => boolean;
  /** What is written in it is code. */
  isCode: (styleId: string) => boolean;
};

type Style = {
  name: string;
  basedOn?: string;
  outlineLevel?: number;
  listId?: string;
  listLevel?: number;
  isBold?: boolean;
  font?: string;
};

/** What styles say about structure. A document without styles goes by their usual names. */
export function readStyles(part: Uint8Array | undefined): Styles {
  const styles = part ? parseStyles(part) : new Map<string, Style>();

  /** A style has what the style below it has, unless it says otherwise. */
  function find<T>(styleId: string, pick: (style: Style) => T | undefined): T | undefined {
    let id: string | undefined = styleId;
    for (let hops = 0; id !== undefined && hops < maxHops; hops += 1) {
      const style: Style | undefined = styles.get(id);
      const picked = pick(style ?? { name: id });
      if (picked !== undefined) return picked;
      id = style?.basedOn;
    }
    return undefined;
  }

  return {
    findHeadingLevel: (styleId) => {
      const level = find(styleId, levelOf);
      return level !== undefined && level <= 9 ? level : undefined;
    },
    findListPlace: (styleId) => {
      const listId = find(styleId, (style) => style.listId);
      if (listId === undefined) return undefined;
      return { listId, level: find(styleId, (style) => style.listLevel) ?? 0 };
    },
    isBold: (styleId) => find(styleId, (style) => style.isBold) ?? false,
    // The style of all paragraphs says nothing about one.
    isCode: (styleId) =>
      find(styleId, ({ name, font }) => {
        if (/^(?:normal|standard|default)$/i.test(name)) return false;
        return namesCode(name) || isCodeFont(font) || undefined;
      }) ?? false,
  };
}

const maxHops = 12;

function levelOf({ name, outlineLevel }: Style): number | undefined {
  if (outlineLevel !== undefined) return outlineLevel + 1;
  if (/^title$/i.test(name)) return 1;
  const digit = /^heading ?([1-9])$/i.exec(name)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

function parseStyles(part: Uint8Array): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | undefined;
  parseXml(part, {
    onOpen: (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') {
        style = { name: '' };
        styles.set(attributes['w:styleId'] ?? '', style);
      }
      if (!style) return;
      if (name === 'w:name') style.name = value;
      else if (name === 'w:basedOn') style.basedOn = value;
      else if (name === 'w:outlineLvl') style.outlineLevel = Number.parseInt(value, 10) || 0;
      else if (name === 'w:numId') style.listId = value;
      else if (name === 'w:ilvl') style.listLevel = toLevel(value);
      else if (name === 'w:b') style.isBold = isOn(value);
      else if (name === 'w:rFonts') style.font = attributes['w:ascii'] ?? '';
    },
    onClose: (name) => {
      if (name === 'w:style') style = undefined;
    },
    onText: () => {},
  });
  return styles;
}

/** A switch of Word is on unless it says that it is off. */
export function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off';
}
