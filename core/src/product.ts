/** What the product is called and where its people are reached (NS-11, D1). */
export const product = {
  name: 'Engram',
  firstYear: 2026,
  supportMailbox: 'support@engram.example',
  supportHours: 'Monday to Friday 9:00-18:00 EST',
} as const;
