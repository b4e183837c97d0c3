import { preload } from 'react-dom';
import formulaFont from './drawing/formula-font.woff2?url';
import { makePart } from './make-part.ts';

/** What draws formulas: code of its own with a font of its own. */
export const useDrawFormula = makePart(async () => {
  // The browser would only ask for the font once it draws the first sign.
  preload(formulaFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (await import('./drawing/draw-formula.tsx')).drawFormula;
});
