import { readFormula } from '@engram/core/rich-text/formulas/read-formula.ts';
import { useDrawFormula } from './formula-part.ts';
import { richTextMessages as messages } from './messages.ts';
import { ScrollBox } from './scroll-box.tsx';

/**
 * One formula. Until it can be drawn, and where it cannot be, its plain reading holds the place:
 * never an error.
 */
export function Formula({ latex }: { latex: string }) {
  const draw = useDrawFormula();
  return (
    draw?.(latex, false) ?? <span data-coming={draw ? undefined : true}>{readFormula(latex)}</span>
  );
}

/** A formula with a line of its own, which scrolls where it is wider than the page. */
export function FormulaBlock({ latex }: { latex: string }) {
  const draw = useDrawFormula();
  return (
    <ScrollBox
      label={messages.formula}
      className="rounded-option border border-line bg-surface px-3 py-4.5 text-center print:border-0 print:p-1"
    >
      <div className="grid min-h-[2.6em] w-max min-w-full place-items-center text-ink">
        {draw?.(latex, true) ?? (
          <span data-coming={draw ? undefined : true} className="max-w-full whitespace-normal">
            {readFormula(latex)}
          </span>
        )}
      </div>
    </ScrollBox>
  );
}
