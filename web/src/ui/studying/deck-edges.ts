/** The two edges below a card are the rest of its deck. */
export const deckEdges =
  'relative isolate before:absolute before:inset-0 before:-z-1 before:translate-y-2.5 before:scale-x-[0.972] before:rounded-dialog before:border before:border-line before:bg-surface before:opacity-90 after:absolute after:inset-0 after:-z-2 after:translate-y-5 after:scale-x-[0.944] after:rounded-dialog after:border after:border-line after:bg-surface after:opacity-60';
