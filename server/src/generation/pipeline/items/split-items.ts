/**
 * Cuts complete objects out of a reply while it comes in. Lists and objects around them are seen
 * through, whatever they are called; fences, chat and other garbage between objects are passed
 * over. Every sign is looked at once.
 */
export type Splitter = {
  push: (piece: string) => void;
  /** The reply has ended: an object that is still open was cut. */
  end: () => void;
};

export type SplitterOptions = {
  /** The text of a whole object; it may still be no JSON. */
  onItem: (text: string) => void;
  /** An object that began and can never become one. */
  onBroken: () => void;
  /** Names under which an item itself has a list; any other list or object holds items. */
  ownLists: ReadonlySet<string>;
};

const deepest = 6;
const longestItem = 12_000;
const longestName = 40;

export function makeSplitter({ onItem, onBroken, ownLists }: SplitterOptions): Splitter {
  const reader = makeReader(ownLists);
  let kept: string[] = [];
  let length = 0;

  function clear(): void {
    kept = [];
    length = 0;
    reader.reset();
  }

  return {
    push(piece) {
      let from = 0;
      for (let at = 0; at < piece.length; at += 1) {
        const found = reader.read(piece.charAt(at));
        if (found === 'begun') {
          kept = [];
          length = 0;
          from = at;
        }
        length += 1;
        if (found === 'ended') {
          const text = kept.join('') + piece.slice(from, at + 1);
          clear();
          onItem(text);
        } else if (found === 'broken' || (reader.isInside() && length > longestItem)) {
          clear();
          onBroken();
        }
      }
      if (reader.isInside()) kept.push(piece.slice(from));
    },
    end() {
      if (!reader.isInside()) return;
      clear();
      onBroken();
    },
  };
}

type Found = 'begun' | 'ended' | 'broken' | 'nothing';

/** Knows of one object at a time: its open brackets, and whether a string is open in it. */
function makeReader(ownLists: ReadonlySet<string>) {
  let open = '';
  let isText = false;
  let isEscaped = false;
  /** The last string right inside the object, which may be the name of what follows. */
  let name = '';

  function readText(sign: string): Found {
    if (isEscaped) isEscaped = false;
    else if (sign === '\\') isEscaped = true;
    else if (sign === '"') isText = false;
    // A string that was never closed swallows what follows; no JSON has a bare line end in one.
    else if (sign === '\n') return 'broken';
    else if (open.length === 1 && name.length < longestName) name += sign;
    return 'nothing';
  }

  function readBracket(sign: '{' | '['): Found {
    // What began as an item is only a wrapping; what is inside it may be one.
    if (open === '' || (open === '{' && !ownLists.has(name))) {
      open = sign === '{' ? '{' : '';
      name = '';
      return sign === '{' ? 'begun' : 'nothing';
    }
    open += sign;
    return open.length > deepest ? 'broken' : 'nothing';
  }

  function readClosing(sign: '}' | ']'): Found {
    if (open === '') return 'nothing';
    const isPair = open.endsWith('{') === (sign === '}');
    open = open.slice(0, -1);
    if (!isPair) return 'broken';
    return open === '' ? 'ended' : 'nothing';
  }

  return {
    isInside: () => open !== '',
    reset() {
      open = '';
      isText = false;
      isEscaped = false;
      name = '';
    },
    read(sign: string): Found {
      if (isText) return readText(sign);
      switch (sign) {
        case '{':
        case '[':
          return readBracket(sign);
        case '}':
        case ']':
          return readClosing(sign);
        case '"':
          isText = open !== '';
          if (open.length === 1) name = '';
          return 'nothing';
        default:
          return 'nothing';
      }
    },
  };
}
