import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { Mark } from '@engram/core/marks/mark.ts';

/** Marked words that are to be kept; their number comes with keeping them. */
export type NewMark = Omit<Mark, 'number'>;

/** A place for marks: the server, or this browser for somebody without an account. */
export type MarkKeeper = {
  /** Any number of times for one id. */
  keep: (mark: NewMark) => Promise<Mark>;
  /** One that is gone stays gone. */
  remove: (id: string) => Promise<void>;
};

/** A text to be marked, and where its marks are kept. */
export type MarkedSource = {
  id: string;
  title: string;
  text: string;
  /** Of the text; older ones are plain. */
  format?: TextFormat | undefined;
  /** Those that are kept already, in the order of their numbers. */
  marks: readonly Mark[];
  keeper: MarkKeeper;
};
