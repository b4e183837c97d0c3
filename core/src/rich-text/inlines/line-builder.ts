import type { Inline } from '../rich-text.ts';

/** Puts a line together while it is read, and closes what is emphasised. */
export type LineBuilder = {
  readonly addText: (text: string) => void;
  readonly add: (inline: Inline) => void;
  readonly open: (kind: EmphasisKind) => void;
  /** False where nothing of the kind is open. */
  readonly close: (kind: EmphasisKind) => boolean;
  readonly isOpen: (kind: EmphasisKind) => boolean;
  readonly last: () => Inline | undefined;
  readonly finish: () => Inline[];
};

export type EmphasisKind = 'strong' | 'emphasis';

/**
 * At most one of each kind is open: a second opening sign makes the first one an ordinary sign.
 * That also bounds how deep things lie in each other.
 */
export function makeLineBuilder(): LineBuilder {
  const frames: Frame[] = [{ kind: 'line', inlines: [] }];

  const top = () => frames.at(-1) ?? { kind: 'line' as const, inlines: [] };
  const placeOf = (kind: EmphasisKind) => frames.findIndex((frame) => frame.kind === kind);

  /** What was opened there turns out to be an ordinary sign. */
  const dissolve = (place: number) => {
    const [frame] = frames.splice(place, 1);
    const below = frames[place - 1];
    if (frame === undefined || below === undefined) return;
    addTo(below.inlines, { kind: 'text', text: signOf(frame.kind) });
    for (const inline of frame.inlines) addTo(below.inlines, inline);
  };

  return {
    addText: (text) => addTo(top().inlines, { kind: 'text', text }),
    add: (inline) => addTo(top().inlines, inline),
    isOpen: (kind) => placeOf(kind) > 0,
    last: () => top().inlines.at(-1),

    open: (kind) => {
      const place = placeOf(kind);
      if (place > 0) dissolve(place);
      frames.push({ kind, inlines: [] });
    },

    close: (kind) => {
      const place = placeOf(kind);
      if (place < 1) return false;
      untangle(frames, place);
      const now = placeOf(kind);
      while (frames.length - 1 > now) dissolve(frames.length - 1);
      const frame = frames.pop();
      if (frame !== undefined) addTo(top().inlines, { kind, inlines: frame.inlines });
      return true;
    },

    finish: () => {
      while (frames.length > 1) dissolve(frames.length - 1);
      return top().inlines;
    },
  };
}

type Frame = { kind: 'line' | EmphasisKind; inlines: Inline[] };

/** '***a** b*' opens both at once; the one that closes first is the inner one. */
function untangle(frames: Frame[], place: number): void {
  const outer = frames[place];
  const inner = frames[place + 1];
  if (outer === undefined || inner === undefined || outer.inlines.length > 0) return;
  const { kind } = outer;
  outer.kind = inner.kind;
  inner.kind = kind;
}

function addTo(inlines: Inline[], inline: Inline): void {
  if (inline.kind === 'text' && inline.text === '') return;
  const last = inlines.at(-1);
  if (inline.kind !== 'text' || last?.kind !== 'text') {
    inlines.push(inline);
    return;
  }
  inlines[inlines.length - 1] = { kind: 'text', text: last.text + inline.text };
}

function signOf(kind: Frame['kind']): string {
  if (kind === 'line') return '';
  return kind === 'strong' ? '**' : '*';
}
