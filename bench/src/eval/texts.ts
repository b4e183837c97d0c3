import type { StudyText } from '@engram/fakes/study-texts/study-text.ts';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';

/** From this length on a text has enough for a mixed test of 20. */
const enoughCharacters = 3_000;

/** The English texts that the marks are about. */
export const longTexts: readonly StudyText[] = studyTexts.filter(
  ({ language, text }) => language === 'en' && text.length >= enoughCharacters,
);

/** Short or in another language: they give what they can prove, and everything given must be good. */
export const otherTexts: readonly StudyText[] = studyTexts.filter(
  (text) => !longTexts.includes(text),
);
