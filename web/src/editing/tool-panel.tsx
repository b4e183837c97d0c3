import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isPress } from '../keys/is-press.ts';
import { AddPicture } from '../pictures/add-picture.tsx';
import { FormulaPanel } from './formulas/formula-panel.tsx';
import type { Panel } from './use-tools.ts';

type ToolPanelProps = {
  panel: Panel;
  canBeBlock: boolean;
  onFormula: (latex: string, isBlock: boolean) => void;
  onPicture: (mention: string) => void;
  onCancel: () => void;
};

/** What opens below a field, to make what goes into it. Escape leaves it. */
export function ToolPanel({ panel, canBeBlock, onFormula, onPicture, onCancel }: ToolPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Its last buttons are worth seeing too.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function leaveByEscape(event: KeyboardEvent) {
    if (!isPress(event, 'Escape')) return;
    event.preventDefault();
    // The form around it stays.
    event.stopPropagation();
    onCancel();
  }

  return (
    // Escape is heard from whichever control of the panel has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      onKeyDown={leaveByEscape}
      className="scroll-mt-20 scroll-mb-28 rounded-option border border-line bg-sunken p-3"
    >
      {panel.kind === 'formula' ? (
        <FormulaPanel
          first={panel.latex}
          canBeBlock={canBeBlock}
          onInsert={onFormula}
          onCancel={onCancel}
        />
      ) : (
        <AddPicture onAdd={(mention) => onPicture(mention)} onCancel={onCancel} />
      )}
    </div>
  );
}
