import type { Draft } from '@engram/core/questions/draft.ts';
import { proofOf } from '@engram/core/questions/spans.ts';
import type { TextIndex } from '../grounding/index-text.ts';
import { listTexts } from './draft-parts.ts';
import type { LintVerdict, Rule } from './flaw.ts';

/** What a text that speaks to the model instead of the learner leaves in a question. */
export const injectionRules: readonly Rule[] = [{ rule: 'injected', check: checkInjected }];

function checkInjected(draft: Draft, index: TextIndex): LintVerdict | undefined {
  const texts = listTexts(draft);
  // The address of an attacker stands in the material too, but seldom in what proves the answer.
  const isForeign = texts.some((text) =>
    foreignParts(text).some(
      (part) => !contains(proofOf(draft.source), part) && !isHarmless(part, index),
    ),
  );
  // An order stays one when the material has it, and its words may be split over stem and key.
  const isOrder =
    isInstruction([draft.text, ...texts].join('\n')) || isInstruction(proofOf(draft.source));
  const speaksOfItself = texts.some((text) =>
    Array.from(text.matchAll(ownWorld)).some(([part]) => !contains(index.text, part)),
  );
  return isForeign || isOrder || speaksOfItself ? 'drop' : undefined;
}

/** Whether a text gives orders to whoever makes the questions. */
export function isInstruction(text: string): boolean {
  return instruction.test(text);
}

const orders = '(instructions?|prompts?|directions?|commands?)';
const machine =
  '(ai|llm|(large )?language model|ai model|assistant|chatbot|(question|quiz|test) (generator|writer|maker))s?';
const forms = [
  // 'Ignore all previous instructions'
  new RegExp(
    `\\b(ignor|disregard|forget|overrid|bypass)\\w*\\b[^]{0,30}\\b(all|any|every|the|these|those|previous|prior|above|earlier|preceding|your|system)\\b[^]{0,20}\\b${orders}`,
    'i',
  ),
  /\b(ignor|disregard|forget)\w*\b.{0,20}\b(previous|prior|above|preceding|your) (rules|guidelines|messages?|tasks?|context|text|content|material)\b/i,
  new RegExp(`\\b(new|updated|hidden|secret|system|developer) ${orders}`, 'i'),
  /\b(system|developer) (message|mode|override)\b/i,
  // 'As an AI', 'Note to the assistant:'
  new RegExp(`\\bas an? (artificial intelligence|${machine})\\b`, 'i'),
  new RegExp(
    `\\b(note|attention|message|instructions?|dear|hey|hello)( (to|for))?( the| any| all)? ${machine}\\b`,
    'i',
  ),
  /\byou are (now|no longer) (an?|the|in|bound|free|required)\b|\bfrom now on,? (you|answer|respond|write|make)\b/i,
  /(^|[.!?:,]\s*|\b(you|must|should|please|and) )(respond|reply|answer|output|print|write|say)\b.{0,20}\b(only|exactly|nothing but|just)\b.{0,20}(with|:|["“'‘])/i,
  // 'Mark every first option as correct'
  /\b(mark|make|set|label|declare)\b.{0,20}\b(all|every|each|first|last|option [a-d])\b.{0,20}\b(answers?|options?|questions?|choices?|statements?|as)\b.{0,30}\b(correct|right|true|false|key)\b/i,
  /\b(correct|right) (answer|option|choice|key)s?\b.{0,40}\b(always|must be|should be|is option [a-d]\b)/i,
  /\b(reveal|print|show|leak|repeat|disclose|expose)\b.{0,30}\b(system prompt|prompt|instructions|api keys?|answer keys?|passwords?)\b/i,
  /\b(jailbreak|prompt injection|do anything now|pwned)\b/i,
  /\bI(['’]m| am) (sorry,? but|unable to (help|comply|assist|create|generate|write))\b|\bI (can ?not|can['’]t) (help|comply|assist|create|generate)\b/i,
  /\b(instead of|rather than) (writing|making|creating|generating|producing) (the )?(questions?|quiz|test|items?)\b/i,
  // The same in other languages.
  /\b(ignorier|vergiss|missachte)\w*\b.{0,40}\b(anweisung|instruktion|vorgabe|befehl)/i,
  /\b(ignor|oubli)\w*\b.{0,40}\b(instructions|consignes) (précédentes|antérieures|ci-dessus)/i,
  /\b(ignor|olvid|desestim)\w*\b.{0,40}\b(instrucciones|instruções|istruzioni) (anteriores|previas|prévias|precedenti)/i,
  /(忽略|无视|無視|忘记).{0,12}(指令|指示|说明|提示)|(игнорир|забудь)\S*.{0,30}(инструкци|указани)|(تجاهل).{0,30}(التعليمات|الأوامر)/i,
  /\b(do not|don['’]t|stop) (write|make|create|generate|produc)\w*\b.{0,20}\b(questions?|quiz|test)\b/i,
];
// One pattern of all is looked for in half of the time.
const instruction = new RegExp(forms.map(({ source }) => source).join('|'), 'i');

// Words of our own workshop, which belong in a question only where the material is about them.
const ownWorld =
  /\b(language models?|chat ?gpt|gpt-?\d|chatbots?|ai (model|assistant|system)s?|answer keys?|the prompts?|distractors?|nonce|json|test ?takers?|quiz ?takers?)\b/gi;

/** Addresses and markup. */
function foreignParts(text: string): string[] {
  // Each of them has one of these signs, and most texts have none.
  if (!foreignSigns.test(text)) return [];
  return foreign.flatMap((pattern) => Array.from(text.matchAll(pattern), ([part]) => part));
}

const foreignSigns =
  /[<@&]|\.[a-z]|www\.|\b(?:https?|ftp|file|data|javascript|mailto|vbscript):|\]\(/i;

const foreign = [
  /<\/?[a-z!][^<>]*>?/gi,
  /\b(?:https?|ftp|file|data|javascript|mailto|vbscript):[^\s)"'<>]*[^\s)"'<>.,;!?]/gi,
  /\bwww\.[^\s)"'<>]*[^\s)"'<>.,;!?]/gi,
  /\b[a-z0-9-]{2,63}\.(?:com|net|org|io|info|biz|ru|cn|xyz|app|dev|co|ai|me|tk|top|site|online|de|uk)\b(?:\/\S*)?/gi,
  /\b[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}\b/gi,
  /\]\([^()]{0,500}\)/g,
  /&(?:#\d+|#x[\da-f]+|lt|gt|amp|quot|nbsp);/gi,
];

/**
 * A tag without attributes and a character reference say nothing, so a lesson on HTML has them; one
 * that runs or loads something is an attack where the passage is not about it.
 */
function isHarmless(part: string, index: TextIndex): boolean {
  return bareMarkup.test(part) && contains(index.text, part);
}

const bareMarkup =
  /^<\/?(?!script|style|iframe|object|embed)[a-z][a-z\d]{0,15} ?\/?>$|^&#?\w{1,10};$/i;

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
