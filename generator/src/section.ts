/** A part of the material under one heading; offsets into the prepared text. */
export type Section = {
  /** As it stands in the text, without its marks; null before the first heading. */
  heading: string | null;
  /** Where the body begins, after the heading. */
  start: number;
  end: number;
};

/** The section a place lies in; a heading belongs to the body that follows it. */
export function findSection(sections: readonly Section[], offset: number): Section | undefined {
  return sections.find((section) => offset < section.end) ?? sections.at(-1);
}
