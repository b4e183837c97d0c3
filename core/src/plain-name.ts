/** The same for names, of topics or of people, that differ in capitals, spaces or accents alone. */
export function plainName(name: string): string {
  // Only what is put above and below Latin letters: in other scripts marks are letters.
  const letters = name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/gu, '');
  return letters.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
