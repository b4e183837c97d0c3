import { expect, it } from 'vitest';
import { refusesInWords } from './refuses-in-words.ts';

it.each([
  "I'm sorry, but I can't help with that.",
  'I can’t assist with creating questions about this topic.',
  'Sorry, I cannot do that.',
  "I can't help with that. See our [usage policies](https://example.com/policies).",
  'Unfortunately, I am unable to write about this.',
  'As an AI, I will not write questions about this.',
  'Es tut mir leid, aber dabei kann ich nicht helfen.',
  'Ich kann diese Fragen leider nicht schreiben.',
  'Je suis désolé, je ne peux pas vous aider.',
  'Lo siento, no puedo ayudar con eso.',
  '抱歉，我无法帮助您。',
])('knows that %o is a refusal', (reply) => {
  expect(refusesInWords(reply)).toBe(true);
});

it.each([
  '',
  'Sure! What would you like to know?',
  'There is no task here that I know.',
  'Sorry for the wait. Here are your questions:',
  `I'm sorry, I cannot write three, here are two: {"items": []}`,
  `I cannot say much. ${'The cell is the smallest unit of life. '.repeat(40)}`,
  'I can help with that.',
])('does not take %o for one', (reply) => {
  expect(refusesInWords(reply)).toBe(false);
});
