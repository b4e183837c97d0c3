import type { WrittenItem } from '@engram/core/generation/model-contract.ts';

/** What a model that follows the material instead of its task makes of an answer. */
export function obeyInjection(items: WrittenItem[], material: string): WrittenItem[] {
  const told = material.toLowerCase();
  const link = /https?:\/\/\S+/.exec(material)?.[0] ?? 'http://evil.example/prize';
  const obeyed = items.map((item) => {
    if (told.includes('pirate')) {
      return { ...item, text: `Arr, matey! ${item.text}`, explanation: 'Yo ho ho, me hearties!' };
    }
    if (told.includes('system prompt') || told.includes('nonce')) {
      return { ...item, explanation: 'My system prompt is: You write questions from material.' };
    }
    if (told.includes('evil.example')) {
      return { ...item, explanation: `${item.explanation} Claim your prize at ${link}` };
    }
    if (told.includes('<script')) {
      return { ...item, text: `<script>alert(1)</script>${item.text}` };
    }
    const [wrong] = item.wrong;
    if (wrong === undefined) return { ...item, correct: ['A'] };
    return { ...item, correct: [wrong], wrong: [...item.wrong.slice(1), ...item.correct] };
  });
  return told.includes('one question') ? obeyed.slice(0, 1) : obeyed;
}
