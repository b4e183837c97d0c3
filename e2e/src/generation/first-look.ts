import { makeSure } from '@engram/generator/make-sure.ts';
import { proposeMarks } from '@engram/generator/marks/propose-marks.ts';
import { readText } from '@engram/generator/marks/read-units.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { everyType } from './every-type.ts';

/** In ms: everything that a fresh text is asked for at once, in an engine that never did it before. */
export function takeFirstLook(material: string): number {
  const start = performance.now();
  const text = prepareText(material);
  makeSure({ text, wanted: everyType, seed: '1' });
  readText(text);
  proposeMarks(text);
  return performance.now() - start;
}
