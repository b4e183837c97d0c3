/** The languages we read pictures in, by the names that the engine has for them. */
const languages = ['eng', 'deu', 'fra', 'spa'] as const;
export type Language = (typeof languages)[number];

/** Short words that stand in every second sentence of one language and in none of the others. */
const commonWords: Record<Language, ReadonlySet<string>> = {
  eng: new Set(
    'the of and to in is that it as was for are with this by from which or be'.split(' '),
  ),
  deu: new Set(
    'der die das und ist nicht den von zu mit sich des ein eine wird auf dem im als auch sind werden'.split(
      ' ',
    ),
  ),
  fra: new Set(
    'le la les des et est une dans que qui pour par sur du au ce il sont avec plus'.split(' '),
  ),
  spa: new Set('el los las del y es una que en por con para se como su al más son lo'.split(' ')),
};

/** Below so many common words a text says nothing of its language. */
const leastWords = 3;

/** Which language a text is in, read as though it were English: short words survive that. */
export function guessLanguage(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = languages.map((language) => ({
    language,
    count: words.filter((word) => commonWords[language].has(word)).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count >= leastWords ? best.language : 'eng';
}
