import { z } from '../zod.ts';

/** What a model can be asked to write in, as ISO 639-1, in the order of the menu. */
export const languages = ['en', 'zh', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

export const languageChoices = ['material', ...languages] as const;

/**
 * Everything else is the language of the material (C26): also the 'English' of clients and tests from
 * before there was a choice. It was the only value then, and questions followed the material.
 */
export const LanguageChoice = z.enum(languageChoices).catch('material');
export type LanguageChoice = z.infer<typeof LanguageChoice>;

export const languageNames: Readonly<Record<LanguageChoice, string>> = {
  material: 'Same as your material',
  en: 'English',
  zh: 'Chinese',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

/** The chosen language where the material is in another one; null where nothing is translated. */
export function findTranslation(choice: LanguageChoice, ofMaterial: string): Language | null {
  return choice === 'material' || choice === ofMaterial ? null : choice;
}
