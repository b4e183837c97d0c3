/** Whether our English rules apply. A text too short to tell counts by its letters. */
export function isEnglish(text: string, language: string): boolean {
  if (language !== 'und') return language === 'en';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const plain = text.match(/[A-Za-z]/g)?.length ?? 0;
  return plain >= letters * 0.98;
}
