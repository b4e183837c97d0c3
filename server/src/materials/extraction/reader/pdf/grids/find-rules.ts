import { type Sheet, type Turn, turnUpright } from '../pages/turn-pieces.ts';
import {
  type Box,
  type Operations,
  type Path,
  type Point,
  walkPaths,
} from '../pages/walk-paths.ts';

/** A straight line over or down the page: at which height or how far in, and from where to where. */
export type Rule = { at: number; from: number; to: number };
type Fill = Box & { color: string };

/** The lines that a page draws, and the boxes that it fills with a colour. */
export type Rules = {
  over: readonly Rule[];
  down: readonly Rule[];
  fills: readonly Fill[];
};

export const noRules: Rules = { over: [], down: [], fills: [] };

/** Finds the straight lines of a page. One that is dashed, dotted or drawn in parts is one. */
export function findRules(operations: Operations, { view, turn, sheet }: Seen): Rules {
  const over: Rule[] = [];
  const down: Rule[] = [];
  const fills: Fill[] = [];
  const upright = (box: Box) => turnBox(box, turn, sheet);
  const keep = (box: Box) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const isThin = Math.min(width, height) <= thickest;
    if (!isThin || over.length + down.length >= mostParts) return;
    if (height <= thickest)
      over.push({ at: (box.top + box.bottom) / 2, from: box.left, to: box.right });
    if (width <= thickest)
      down.push({ at: (box.left + box.right) / 2, from: box.top, to: box.bottom });
  };
  walkPaths(operations, view, (path) => {
    if (path.paint === 'none' || over.length + down.length >= mostParts) return;
    if (path.paint !== 'fill') for (const box of linesOf(path)) keep(upright(box));
    if (path.paint === 'stroke') return;
    for (const box of boxesOf(path).map(upright)) {
      keep(box);
      if (isArea(box) && path.color && path.color !== white && fills.length < mostFills)
        fills.push({ ...box, color: path.color });
    }
  });
  return { over: joinParts(over), down: joinParts(down), fills };
}

/** How a page is looked at, and how its letters lie on it. */
export type Seen = { view: readonly number[]; turn: Turn; sheet: Sheet };

/** In points. */
const thickest = 3.5;
const shortest = 6;
/** Between two dashes or dots of one line. */
const widestGap = 4.5;
const mostParts = 60_000;
const mostRules = 1_500;
const mostFills = 4_000;
const white = '#ffffff';

function turnBox(box: Box, turn: Turn, sheet: Sheet): Box {
  if (turn === 0) return box;
  const one = turnUpright({ x: box.left, y: box.top }, turn, sheet);
  const other = turnUpright({ x: box.right, y: box.bottom }, turn, sheet);
  return boxOf([
    [one.x, one.y],
    [other.x, other.y],
  ]);
}

function isArea({ left, right, top, bottom }: Box): boolean {
  return Math.min(right - left, bottom - top) > thickest;
}

/** Each line of a path that is stroked and lies straight. */
function linesOf({ strokes }: Path): Box[] {
  return strokes().flatMap((points) =>
    points.slice(1).map((point, at) => boxOf([points[at] ?? point, point])),
  );
}

/** Each part of a path that is filled. */
function boxesOf({ strokes, box }: Path): Box[] {
  const parts = strokes().filter((points) => points.length > 2);
  return parts.length > 1 ? parts.map(boxOf) : [box];
}

function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function joinParts(parts: readonly Rule[]): Rule[] {
  const sorted = parts.toSorted((one, other) => one.at - other.at || one.from - other.from);
  const groups: Rule[][] = [];
  for (const part of sorted) {
    const group = groups.at(-1);
    if (group && part.at - (group[0]?.at ?? 0) <= 0.75) group.push(part);
    else groups.push([part]);
  }
  const rules = groups.flatMap(joinGroup).filter(({ from, to }) => to - from >= shortest);
  // A page with more of them is a drawing.
  return rules.length > mostRules ? [] : rules;
}

function joinGroup(parts: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && part.from <= last.to + widestGap) last.to = Math.max(last.to, part.to);
    else joined.push({ ...part });
  }
  return joined;
}
