import type { Block } from '../block-writer.ts';
import { lineBreak, type Place, writeParagraph } from '../flow.ts';
import { tidyTex } from '../formulas/mathml/find-tex-source.ts';
import { writeMathml } from '../formulas/mathml/write-mathml.ts';
import { writeWhole } from '../formulas/write-whole.ts';
import { Unreadable } from '../reading.ts';
import type { RichRun } from '../rich-runs.ts';
import { type Capture, captureCode, captureNothing, captureText, captureTree } from './captures.ts';
import { makeLooks } from './inline-looks.ts';
import { splitTex, type TexMarks } from './split-tex.ts';
import { type Table, toSpan, writeTable } from '../tables.ts';
import { type HtmlAttributes, isUnread } from './unread.ts';

export type PageReader = {
  onopentag: (name: string, attributes: HtmlAttributes) => void;
  onclosetag: (name: string) => void;
  ontext: (text: string) => void;
  finish: () => void;
};

type Options = {
  onBlock: (block: Block) => void;
  /** A script of the page makes formulas of what is between them. */
  texMarks: TexMarks;
};

/** Follows the elements of a page and says its blocks. Every element that opens also closes. */
export function makePageReader({ onBlock, texMarks }: Options): PageReader {
  const closers: (() => void)[] = [];
  const sinks = [onBlock];
  const tables: Table[] = [];
  const lists: { isOrdered: boolean; next: number }[] = [];
  const looks = makeLooks();
  let capture: Capture | undefined;
  let runs: RichRun[] = [];
  let place: Place | undefined;
  /** A term waits for its meaning, which belongs into the same paragraph. */
  let isTermOpen = false;

  return {
    onopentag: (rawName, attributes) => {
      if (closers.length > maxDepth) throw new Unreadable('too-complex');
      const name = rawName.replace(/^(?:math|mml|m|xhtml|html):/, '');
      const current = capture;
      if (!current) closers.push(open(name, attributes));
      else {
        current.onOpen(name, attributes);
        closers.push(() => current.onClose(name));
      }
    },
    onclosetag: () => closers.pop()?.(),
    ontext: (text) => {
      if (capture) capture.onText(text);
      else addText(text);
    },
    finish: flush,
  };

  function open(name: string, attributes: HtmlAttributes): () => void {
    const found = findCapture(name, attributes);
    if (found) {
      capture = found;
      return () => {
        capture = undefined;
        found.finish();
      };
    }
    const closeLook = looks.open(name, attributes);
    const close = openElement(name, attributes);
    return () => {
      close?.();
      closeLook?.();
    };
  }

  function findCapture(name: string, attributes: HtmlAttributes): Capture | undefined {
    const classes = attributes['class'] ?? '';
    if (name === 'script' && attributes['type']?.startsWith('math/tex') === true) {
      return captureText((tex) => addFormula(tidyTex(tex)));
    }
    if (name === 'math') {
      return captureTree(name, attributes, (tree, isTooLarge) =>
        addFormula(writeWhole(tree, isTooLarge, writeMathml)),
      );
    }
    if (isUnread(name, attributes)) return captureNothing();
    if (/(?:^|\s)math (?:inline|display)(?:\s|$)/.test(classes)) {
      return captureText((tex) => addFormula(tidyTex(tex.replace(/^\s*\\[([]|\\[)\]]\s*$/g, ''))));
    }
    if (name !== 'pre' || tables.length > 0) return undefined;
    flush();
    const ofPre = /(?:language|lang|sourceCode)[- ]([\w+#.-]{1,30})/.exec(classes)?.[1];
    return captureCode((text, language) =>
      say({ kind: 'code', text, isWhole: true, language: ofPre ?? language }),
    );
  }

  function openElement(name: string, attributes: HtmlAttributes): (() => void) | undefined {
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level) return openPlace({ kind: 'heading', level: Number(level) });
    switch (name) {
      case 'ul':
      case 'ol':
      case 'menu':
        return openList(name === 'ol', attributes);
      case 'li':
        return openPlace(placeOfItem(attributes));
      case 'table':
        return openTable(attributes);
      case 'tr':
        tables.at(-1)?.rows.push({ cells: [], isHead: tables.at(-1)?.isInHead ?? false });
        return undefined;
      case 'thead':
        return openHead();
      case 'td':
      case 'th':
        return openCell(name, attributes);
      case 'br':
        addText(lineBreak);
        return undefined;
      case 'img':
        addFormula(formulaOfPicture(attributes));
        return undefined;
      case 'dl':
        endTerm();
        return endTerm;
      case 'dt':
        endTerm();
        return closeTerm;
      case 'dd':
        flush();
        return flush;
      default:
        if (!blockElements.has(name)) return undefined;
        flush();
        return flush;
    }
  }

  function say(block: Block) {
    sinks.at(-1)?.(block);
  }

  function addText(text: string) {
    const run = looks.make(text);
    if (!run) return;
    if (text.trim() !== '') isTermOpen = false;
    for (const piece of texMarks && !run.look ? splitTex(run, texMarks) : [run]) runs.push(piece);
  }

  function addFormula(latex: string | undefined) {
    if (!latex) return;
    isTermOpen = false;
    runs.push({ text: latex, isBold: false, look: 'formula' });
  }

  function flush() {
    if (isTermOpen) return;
    const blocks = writeParagraph(runs, place);
    runs = [];
    for (const block of blocks) say(block);
    // What follows in the same item is a paragraph of it.
    if (blocks.length > 0 && place?.kind === 'item') place = undefined;
  }

  function closeTerm() {
    if (!runs.some(({ text }) => text.trim() !== '')) return;
    runs.push({ text: ': ', isBold: false });
    isTermOpen = true;
  }

  /** Also one that never gets its meaning. */
  function endTerm() {
    isTermOpen = false;
    flush();
  }

  function openPlace(next: Place): () => void {
    flush();
    const before = place;
    place = next;
    return () => {
      flush();
      place = before;
    };
  }

  function openList(isOrdered: boolean, attributes: HtmlAttributes): () => void {
    flush();
    const first = Number.parseInt(attributes['start'] ?? '', 10);
    lists.push({ isOrdered, next: first >= 0 && first < 100_000 ? first : 1 });
    return () => {
      flush();
      lists.pop();
    };
  }

  function placeOfItem(attributes: HtmlAttributes): Place {
    const list = lists.at(-1);
    const depth = Math.max(0, lists.length - 1);
    if (list?.isOrdered !== true) return { kind: 'item', depth };
    const own = Number.parseInt(attributes['value'] ?? '', 10);
    const number = own >= 0 && own < 100_000 ? own : list.next;
    list.next = number + 1;
    return { kind: 'item', depth, number };
  }

  function openTable(attributes: HtmlAttributes): () => void {
    flush();
    const [outerPlace, outerLists] = [place, lists.splice(0)];
    place = undefined;
    const isLayout = attributes['role'] === 'presentation' || attributes['role'] === 'none';
    const table: Table = { rows: [], isLayout, isInHead: false };
    tables.push(table);
    return () => {
      flush();
      tables.pop();
      place = outerPlace;
      lists.push(...outerLists);
      for (const block of writeTable(table)) say(block);
    };
  }

  function openHead(): () => void {
    const table = tables.at(-1);
    if (table) table.isInHead = true;
    return () => {
      if (table) table.isInHead = false;
    };
  }

  function openCell(name: string, attributes: HtmlAttributes): (() => void) | undefined {
    const blocks: Block[] = [];
    const across = toSpan(attributes['colspan']);
    const cell = { blocks, isHead: name === 'th', across, down: toSpan(attributes['rowspan']) };
    const table = tables.at(-1);
    if (!table) return undefined;
    if (table.rows.length === 0) table.rows.push({ cells: [], isHead: table.isInHead });
    table.rows.at(-1)?.cells.push(cell);
    sinks.push((block) => blocks.push(block));
    // Bold words of a cell name nothing.
    const closePlace = openPlace({ kind: 'cell' });
    return () => {
      closePlace();
      sinks.pop();
    };
  }
}

const maxDepth = 600;

const blockElements = new Set(
  (
    'p div section article main header footer aside figure figcaption blockquote address center ' +
    'fieldset details summary hr caption dl body html form hgroup tbody tfoot'
  ).split(' '),
);

/** Older sites draw their formulas and keep the source as the alternative text. */
function formulaOfPicture(attributes: HtmlAttributes): string | undefined {
  const isFormula = /(?:^|\s)(?:latex|tex|mathtex)(?:\s|$)/i.test(attributes['class'] ?? '');
  return isFormula ? tidyTex((attributes['alt'] ?? '').replace(/^\$+|\$+$/g, '')) : undefined;
}
