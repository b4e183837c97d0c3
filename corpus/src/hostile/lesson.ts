/** Enough honest words to be worth reading. */
export const lesson = [
  'Mitochondria turn the energy of food into a form that the cell can use.',
  'They have two membranes; the inner one is folded and carries the enzymes of respiration.',
  'Each mitochondrion has its own small ring of DNA, which is inherited from the mother.',
  'Cells that work hard, such as those of the heart, contain thousands of them.',
  'According to a theory that is now accepted, they descend from bacteria that lived in other cells.',
];
