import type { RichRun } from '../rich-runs.ts';
import type { HtmlAttributes } from './unread.ts';

export type Looks = {
  /** What to do when the element closes; nothing where it has no look. */
  open: (name: string, attributes: HtmlAttributes) => (() => void) | undefined;
  /** A run in the looks that are open; nothing where it is only the number of a note. */
  make: (text: string) => RichRun | undefined;
};

/** Bold, raised, lowered and typewritten words of a page. */
export function makeLooks(): Looks {
  let boldness = 0;
  let look: RichRun['look'];
  let links = 0;

  function openLook(next: RichRun['look']): () => void {
    const before = look;
    look = next;
    return () => {
      look = before;
    };
  }

  return {
    open: (name, attributes) => {
      switch (name) {
        case 'b':
        case 'strong':
        case 'dt':
          boldness += 1;
          return () => {
            boldness -= 1;
          };
        case 'sup':
          return openLook('superscript');
        case 'sub':
          return openLook('subscript');
        case 'code':
        case 'kbd':
        case 'samp':
        case 'tt':
          return openLook('code');
        case 'a':
          if (attributes['href']?.startsWith('#') !== true) return undefined;
          links += 1;
          return () => {
            links -= 1;
          };
        default:
          return undefined;
      }
    },
    make: (text) => {
      const isNoteNumber = links > 0 && look === 'superscript';
      return isNoteNumber ? undefined : { text, isBold: boldness > 0, ...(look && { look }) };
    },
  };
}
