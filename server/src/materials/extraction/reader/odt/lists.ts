import type { Attributes } from '../docx/parse-xml.ts';
import type { Place } from '../flow.ts';
import type { Styles } from './read-styles.ts';

type List = { style: string; next: number | undefined; isItemOpen: boolean };

export type Lists = {
  open: (attributes: Attributes) => () => void;
  openItem: (attributes: Attributes) => () => void;
  /** Where the next paragraph is: in an item, unless that has one already. */
  takePlace: () => Place | undefined;
  /** Within a table lists begin anew. */
  suspend: () => () => void;
};

/** Lists nest as elements do; how an item is marked, the style of the outermost list says. */
export function makeLists(styles: Styles): Lists {
  let stack: List[] = [];
  const lastNumbers = new Map<string, number>();

  return {
    open: (attributes) => {
      const style = attributes['text:style-name'] ?? stack.at(-1)?.style ?? '';
      const key = `${style} ${stack.length}`;
      const goesOn = attributes['text:continue-numbering'] === 'true';
      const last = goesOn ? lastNumbers.get(key) : undefined;
      const list: List = {
        style,
        next: last === undefined ? undefined : last + 1,
        isItemOpen: false,
      };
      stack.push(list);
      return () => {
        stack.pop();
        if (list.next !== undefined) lastNumbers.set(key, list.next - 1);
      };
    },
    openItem: (attributes) => {
      const list = stack.at(-1);
      if (!list) return () => {};
      const start = Number.parseInt(attributes['text:start-value'] ?? '', 10);
      if (start >= 0 && start < 100_000) list.next = start;
      list.isItemOpen = true;
      return () => {
        list.isItemOpen = false;
      };
    },
    takePlace: () => {
      const list = stack.at(-1);
      if (!list?.isItemOpen) return undefined;
      list.isItemOpen = false;
      const depth = stack.length - 1;
      const level = styles.levelOf(list.style, depth);
      if (!level.isNumbered) return { kind: 'item', depth };
      const number = list.next ?? level.start;
      list.next = number + 1;
      return { kind: 'item', depth, number };
    },
    suspend: () => {
      const outer = stack;
      stack = [];
      return () => {
        stack = outer;
      };
    },
  };
}
