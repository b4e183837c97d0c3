/**
 * Places where a word may break, as indexes into it: between a vowel and a consonant that is
 * followed by a vowel, three letters from either end. Not how a language does it, but how a page
 * looks.
 */
export function breakPlaces(word: string): number[] {
  if (!/^\p{L}{7,}$/u.test(word)) return [];
  const places: number[] = [];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const around = word.slice(at - 1, at + 2);
    if (/^[aeiouyäöüéèаеиоуыэюя][^aeiouyäöüéèаеиоуыэюя][aeiouyäöüéèаеиоуыэюя]$/iu.test(around)) {
      places.push(at);
    }
  }
  return places;
}

/** Puts a soft hyphen at every place where a word may break. */
export function addSoftHyphens(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const places = breakPlaces(word);
    return [...word.matchAll(/./gsu)]
      .map(({ 0: letter, index }) => (places.includes(index) ? `\u00ad${letter}` : letter))
      .join('');
  });
}
