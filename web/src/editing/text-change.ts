/** What came of writing in a field. */
export type TextChange = {
  value: string;
  /** From now on the whole item is read as a rich one; what else it has stays what it says. */
  isEnriched?: boolean;
};
