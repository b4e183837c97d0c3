import type { NumberedMark } from '@engram/core/marks/mark.ts';
import { prepareWithPlaces } from '@engram/generator/prepare-places.ts';
import type { MarkedMaterials } from '../../materials/marks/read-marks.ts';
import { type FittedText, fitText } from '../saving/fit-text.ts';

export type FittedMarks = FittedText & { marks: NumberedMark[] };

/** The text as a test or a set keeps it, and the marks where they are in it. */
export function fitMarked(gathered: MarkedMaterials, maxCharacters: number): FittedMarks {
  const fitted = fitText(gathered, maxCharacters);
  const sent = gathered.marks.flatMap(({ start, end }) => [start, end]);
  const { places } = prepareWithPlaces(gathered.studyMaterial, sent);
  const marks = gathered.marks.map((mark, no) => ({
    ...mark,
    start: places[2 * no] ?? 0,
    end: places[2 * no + 1] ?? 0,
  }));
  return { ...fitted, marks: marks.filter(({ end }) => end <= fitted.material.length) };
}
