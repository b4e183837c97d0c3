import { findTranslation, type Language } from '@engram/core/generation/languages.ts';
import { detectLanguage } from '@engram/generator/detect-language.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { type Plan, planGeneration } from '../../generation/pipeline/planning/plan.ts';

const wishes = {
  questions: [
    { type: 'multiple-choice', count: 8 },
    { type: 'true-false', count: 3 },
    { type: 'short-answer', count: 3 },
    { type: 'fill-in-blank', count: 2 },
    { type: 'multiple-answer', count: 2 },
    { type: 'matching', count: 2 },
  ],
  cards: [
    { type: 'term-definition', count: 3 },
    { type: 'question-answer', count: 3 },
    { type: 'fill-in-blank', count: 2 },
  ],
  translated: [
    { type: 'multiple-choice', count: 4 },
    { type: 'true-false', count: 2 },
    { type: 'short-answer', count: 1 },
    { type: 'fill-in-blank', count: 1 },
    { type: 'multiple-answer', count: 1 },
    { type: 'matching', count: 1 },
  ],
} as const;

/** `translated` are questions in another language than that of the text. */
export type Recorded = { name: string; makes: keyof typeof wishes; language?: Language };

/** What is recorded of these texts: questions and cards of every one, and of two a translation. */
export function listRecorded(names: readonly string[]): Recorded[] {
  return [
    ...names.flatMap((name): Recorded[] => [
      { name, makes: 'questions' },
      { name, makes: 'cards' },
    ]),
    { name: '11-german', makes: 'translated', language: 'en' },
    { name: '22-vitamins', makes: 'translated', language: 'de' },
  ];
}

/** Always the same plan for the same text, so that the same prompts are asked. */
export function planRecorded({
  name,
  sent,
  makes,
  language: chosen,
}: Recorded & { sent: string }): { text: string; plan: Plan } {
  const text = prepareText(sent);
  const language = detectLanguage(text);
  const plan = planGeneration({
    text,
    makes: makes === 'cards' ? 'cards' : 'questions',
    wanted: wishes[makes],
    seed: chosen ? `${name} ${chosen}` : name,
    difficulty: 'medium',
    focus: 'concepts',
    customPrompt: '',
    topics: [],
    language,
    translation: findTranslation(chosen ?? 'material', language),
    mathAndCode: true,
  });
  return { text, plan };
}
