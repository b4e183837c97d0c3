import { type Box, type Operations, walkPaths } from './walk-paths.ts';

/** Finds the small shapes that a page draws, of which some are the bullets of its lists. */
export function findSmallShapes(operations: Operations, view: readonly number[]): Box[] {
  const boxes: Box[] = [];
  walkPaths(operations, view, ({ box }) => {
    if (boxes.length < maxShapes && isSmall(box)) boxes.push(box);
  });
  return boxes;
}

const maxShapes = 2_000;
/** In points; bullets of slides are as large as that. */
const maxSide = 24;

function isSmall({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 0 && width < maxSide && width > 0.6 * height && width < 1.6 * height;
}
