import { detectLanguage } from '@engram/generator/detect-language.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { type Plan, planGeneration } from '../../generation/pipeline/planning/plan.ts';

/** What is recorded of every text. */
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
} as const;

type Recorded = { name: string; sent: string; makes: keyof typeof wishes };

/** Always the same plan for the same text, so that the same prompts are asked. */
export function planRecorded({ name, sent, makes }: Recorded): { text: string; plan: Plan } {
  const text = prepareText(sent);
  const plan = planGeneration({
    text,
    makes,
    wanted: wishes[makes],
    seed: name,
    difficulty: 'medium',
    focus: 'concepts',
    customPrompt: '',
    topics: [],
    language: detectLanguage(text),
    mathAndCode: true,
  });
  return { text, plan };
}
