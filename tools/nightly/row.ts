/** One line of the night's table. */
export type Row = {
  name: string;
  figure: string;
  /** In words; null where a figure is told and nothing is asked of it. */
  mark: string | null;
  held: boolean;
};
