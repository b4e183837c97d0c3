import { isCodeFont, namesCode } from '../docx/code-fonts.ts';
import { type Attributes, parseXml } from '../docx/parse-xml.ts';

type Style = {
  name: string;
  parent?: string | undefined;
  isBold?: boolean;
  isHidden?: boolean;
  position?: 'superscript' | 'subscript' | 'none';
  font?: string | undefined;
};

type ListLevel = { isNumbered: boolean; start: number };

export type Styles = {
  isBold: (name: string) => boolean;
  isHidden: (name: string) => boolean;
  positionOf: (name: string) => 'superscript' | 'subscript' | undefined;
  isCode: (name: string) => boolean;
  isCodeFont: (name: string) => boolean;
  /** For headings that are only paragraphs with the style of one. */
  headingLevelOf: (name: string) => number | undefined;
  levelOf: (listStyle: string, depth: number) => ListLevel;
};

/** What styles say, those of the document and those that a program made on the way. */
export function readStyles(parts: readonly (Uint8Array | undefined)[]): Styles {
  const styles = new Map<string, Style>();
  const lists = new Map<string, Map<number, ListLevel>>();
  for (const part of parts) if (part) parseStyles(part, styles, lists);

  /** A style has what the style below it has, unless it says otherwise. */
  function find<T>(name: string, pick: (style: Style) => T | undefined): T | undefined {
    let key: string | undefined = name;
    for (let hops = 0; key !== undefined && hops < maxHops; hops += 1) {
      const style = styles.get(key);
      const picked = style && pick(style);
      if (picked !== undefined) return picked;
      key = style?.parent;
    }
    return undefined;
  }

  return {
    isBold: (name) => find(name, ({ isBold }) => isBold) ?? false,
    isHidden: (name) => find(name, ({ isHidden }) => isHidden) ?? false,
    positionOf: (name) => {
      const position = find(name, (style) => style.position);
      return position === 'none' ? undefined : position;
    },
    isCode: (name) =>
      find(name, (style) => {
        // The style of all paragraphs says nothing about one.
        if (/^(?:standard|normal|default.*)$/i.test(style.name)) return false;
        return namesCode(style.name) || isCodeFont(style.font) || undefined;
      }) ?? false,
    isCodeFont: (name) =>
      find(name, ({ font }) => (font === undefined ? undefined : isCodeFont(font))) ?? false,
    headingLevelOf: (name) =>
      find(name, (style) => {
        if (/^title$/i.test(style.name)) return 1;
        const digit = /^heading ?([1-9])$/i.exec(style.name)?.[1];
        return digit === undefined ? undefined : Number(digit);
      }),
    levelOf: (listStyle, depth) =>
      lists.get(listStyle)?.get(depth) ?? { isNumbered: false, start: 1 },
  };
}

const maxHops = 12;

function parseStyles(
  part: Uint8Array,
  styles: Map<string, Style>,
  lists: Map<string, Map<number, ListLevel>>,
) {
  let style: Style | undefined;
  let list: Map<number, ListLevel> | undefined;
  parseXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'style:style') {
        style = openStyle(attributes);
        styles.set(attributes['style:name'] ?? '', style);
      } else if (name === 'style:text-properties' && style) describe(style, attributes);
      else if (name === 'text:list-style') {
        list = new Map();
        lists.set(attributes['style:name'] ?? '', list);
      } else if (name.startsWith('text:list-level-style-')) {
        const level = Number.parseInt(attributes['text:level'] ?? '', 10) || 1;
        const isNumbered = name.endsWith('number') && attributes['style:num-format'] !== '';
        const start = Number.parseInt(attributes['text:start-value'] ?? '', 10) || 1;
        list?.set(level - 1, { isNumbered, start });
      }
    },
    onClose: (name) => {
      if (name === 'style:style') style = undefined;
      else if (name === 'text:list-style') list = undefined;
    },
    onText: () => {},
    isEnough: () => styles.size > maxStyles,
  });
}

const maxStyles = 50_000;

function openStyle(attributes: Attributes): Style {
  const own = attributes['style:display-name'] ?? attributes['style:name'] ?? '';
  return {
    name: own.replaceAll('_20_', ' '),
    parent: attributes['style:parent-style-name'],
  };
}

function describe(style: Style, attributes: Attributes) {
  const weight = attributes['fo:font-weight'];
  if (weight !== undefined) style.isBold = weight === 'bold' || Number(weight) >= 600;
  if (attributes['text:display'] === 'none') style.isHidden = true;
  style.font ??= attributes['style:font-name'] ?? attributes['fo:font-family'];
  const position = attributes['style:text-position'];
  if (position === undefined) return;
  const shift = Number.parseInt(position, 10);
  if (position.startsWith('super') || shift > 0) style.position = 'superscript';
  else style.position = position.startsWith('sub') || shift < 0 ? 'subscript' : 'none';
}
