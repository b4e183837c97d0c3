import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPress } from '../../keys/is-press.ts';
import { useDrawFormula } from '../../rich-text/formula-part.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { formulaMessages as messages } from '../messages.ts';
import { useCaret } from '../use-caret.ts';
import { type FormulaPart, formulaParts } from './formula-parts.ts';

type FormulaPanelProps = {
  /** Of the formula that is changed; empty for a new one. */
  first: string;
  /** Whether it may stand on a line of its own. */
  canBeBlock: boolean;
  onInsert: (latex: string, isBlock: boolean) => void;
  onCancel: () => void;
};

/** Where a formula is written, with what it will look like. Enter inserts it. */
export function FormulaPanel({ first, canBeBlock, onInsert, onCancel }: FormulaPanelProps) {
  const [latex, setLatex] = useState(first);
  const [isBlock, setBlock] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const select = useCaret(field);
  const written = latex.trim().replaceAll(/\s*\n\s*/g, ' ');

  // Whoever opened it wants to write.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(first.length, first.length);
  }, [first]);

  function write({ before, after }: FormulaPart) {
    const { selectionStart: start, selectionEnd: end } = field.current ?? none;
    const chosen = latex.slice(start, end);
    setLatex(`${latex.slice(0, start)}${before}${chosen}${after}${latex.slice(end)}`);
    const caret = start + before.length;
    // Behind what was selected the next gap is the one to fill.
    const next = chosen === '' ? caret : caret + chosen.length + gapOf(after);
    select({ start: next, end: next });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isPress(event, 'Enter')) return;
    event.preventDefault();
    if (written !== '') onInsert(written, isBlock);
  }

  return (
    <div role="group" aria-label={messages.panel} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={messages.latex} hint={messages.hint}>
        <TextArea
          ref={field}
          isGrowing
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={latex}
          onChange={({ target }) => setLatex(target.value)}
          onKeyDown={onKeyDown}
          className="font-mono text-[0.9375rem]"
        />
      </Field>
      <div role="group" aria-label={messages.keys} className="flex flex-wrap gap-1">
        {formulaParts.map((part) => (
          <Button
            key={part.name}
            size="small"
            title={messages.parts[part.name]}
            onClick={() => write(part)}
            className="min-w-11 px-2! font-serif text-base"
          >
            <span aria-hidden>{part.sign}</span>
            <span className="sr-only">{messages.parts[part.name]}</span>
          </Button>
        ))}
      </div>
      <Preview latex={written} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {canBeBlock && (
          <Checkbox
            label={messages.ownLine}
            checked={isBlock}
            onChange={({ target }) => setBlock(target.checked)}
            className="me-auto"
          />
        )}
        <Button size="small" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button
          size="small"
          variant="primary"
          isPaused={written === ''}
          onClick={() => onInsert(written, isBlock)}
        >
          {first === '' ? messages.insert : messages.change}
        </Button>
      </div>
    </div>
  );
}

function Preview({ latex }: { latex: string }) {
  const draw = useDrawFormula();
  const drawn = latex === '' ? undefined : draw?.(latex, true);
  const isUnread = latex !== '' && draw !== undefined && drawn === undefined;
  return (
    <div className="grid min-h-16 place-items-center overflow-x-auto rounded-control border border-line bg-surface px-3 py-2">
      {drawn && <div className="w-max text-[1.125rem]">{drawn}</div>}
      <p role="status" className="type-sm text-ink-2 empty:hidden">
        {latex === '' && messages.empty}
        {isUnread && messages.unread}
      </p>
    </div>
  );
}

/** How far behind what was filled the next gap begins. */
function gapOf(after: string): number {
  const gap = after.indexOf('{}');
  return gap < 0 ? after.length : gap + 1;
}

const none = { selectionStart: 0, selectionEnd: 0 };
