import { useEffect, useRef } from 'react';
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

/** What opens below a field, to make what goes into it. */
export function ToolPanel({ panel, canBeBlock, onFormula, onPicture, onCancel }: ToolPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Its last buttons are worth seeing too.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={frame}
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
