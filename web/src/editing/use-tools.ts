import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Tool } from './field-tools.tsx';
import { findChange, placeAfter } from './find-change.ts';
import {
  findFormulaAt,
  type Inserted,
  insertBlock,
  insertFormula,
  insertText,
  type Stretch,
  surround,
  type Surrounding,
} from './insert-sign.ts';
import { toolMessages as messages } from './messages.ts';
import type { TextChange } from './text-change.ts';
import { useCaret } from './use-caret.ts';

/** What is open below the field, and where it goes in the text that the field had then. */
export type Panel = { text: string; at: Stretch } & (
  | { kind: 'formula'; latex: string }
  | { kind: 'picture' }
);

type Toolable = {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  format: TextFormat | undefined;
  look?: 'block' | 'small' | 'line';
  onChange: (change: TextChange) => void;
  isForPicture?: boolean;
};

export function useTools({ field, value, format, look, onChange, isForPicture = false }: Toolable) {
  const [panel, setPanel] = useState<Panel | undefined>(() =>
    isForPicture
      ? { kind: 'picture', text: value, at: { start: value.length, end: value.length } }
      : undefined,
  );
  const select = useCaret(field);
  const wasFocused = useRef(false);

  function put({ text, selected }: Inserted) {
    setPanel(undefined);
    select(selected);
    onChange({ value: text, isEnriched: format !== 'rich' });
  }

  /** Where the caret was last, also when a button has the keyboard now; else at the end. */
  function readPlace(): Stretch {
    const input = wasFocused.current ? field.current : null;
    return {
      start: input?.selectionStart ?? value.length,
      end: input?.selectionEnd ?? value.length,
    };
  }

  /** Of what is open; somebody may have typed on beside it. */
  function placeOf({ text, at: { start, end } }: Panel): Stretch {
    const change = findChange(text, value);
    return { start: placeAfter(start, change), end: placeAfter(end, change) };
  }

  function openTool(tool: Tool) {
    const at = readPlace();
    const written = { text: value, format, at };
    switch (tool) {
      case 'formula': {
        const found = format === 'rich' ? findFormulaAt(value, at) : undefined;
        const latex = found?.latex ?? value.slice(at.start, at.end);
        return setPanel({ kind: 'formula', text: value, at: found ?? at, latex });
      }
      case 'picture':
        return setPanel({ kind: 'picture', text: value, at });
      case 'table':
        return put(insertBlock(written, messages.tableSample));
      case 'codeBlock':
        return put(
          surround(written, { before: '\n```\n', after: '\n```\n', sample: messages.codeSample }),
        );
      case 'code':
      case 'bold':
      case 'subscript':
      case 'superscript':
        return put(surround(written, surroundings[tool]));
    }
  }

  return {
    panel,
    noteFocus() {
      wasFocused.current = true;
    },
    openTool,
    closePanel() {
      setPanel(undefined);
      if (panel) select(placeOf(panel));
    },
    insertFormula(latex: string, isBlock: boolean) {
      const written = { text: value, format, at: panel ? placeOf(panel) : readPlace() };
      put(isBlock ? insertBlock(written, `$$\n${latex}\n$$`) : insertFormula(written, latex));
    },
    insertPicture(mention: string) {
      const written = { text: value, format, at: panel ? placeOf(panel) : readPlace() };
      put(look === 'line' ? insertText(written, mention) : insertBlock(written, mention));
    },
  };
}

const surroundings: Readonly<Record<'code' | 'bold' | 'subscript' | 'superscript', Surrounding>> = {
  code: { before: '`', after: '`', sample: messages.codeSample },
  bold: { before: '**', after: '**', sample: messages.boldSample },
  subscript: { before: '_{', after: '}', sample: '2' },
  superscript: { before: '^{', after: '}', sample: '2' },
};
