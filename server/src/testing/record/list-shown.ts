/** The texts whose recordings the demo accounts show. */
export const demoTexts = [
  '03-lecture-notes',
  '01-biology',
  '15-networking-slides',
  '05-law',
  '09-chemistry',
] as const;

/** The question of the front page: what it asks, and the passages of its text that stand beside it. */
export const frontPage = {
  name: '05-law',
  question:
    'Why did the Carbolic Smoke Ball Company state that it had deposited money with a bank?',
  heading: 'Offer and invitation to treat',
  first: 'An advertisement may, however, amount to an offer to the whole world.',
  from: 'In Carlill v Carbolic Smoke Ball Company',
  to: 'with a bank to show their sincerity.',
} as const;
