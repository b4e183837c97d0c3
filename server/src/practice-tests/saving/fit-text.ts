import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import type { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import { cutMaterial } from '@engram/generator/cut-material.ts';
import { AppError } from '../../http/app-error.ts';
import { cutParts, prepareParts, type SentText } from './place-parts.ts';

export type FittedText = { material: string; parts: TestPart[]; totalCharacters: number };

/** A text that no generation has, cut to what the plan allows and judged as any other (S02). */
export function fitText(sent: SentText, maxCharacters: number): FittedText {
  const prepared = prepareParts(sent);
  const { text: material, totalCharacters } = cutMaterial(prepared.text, maxCharacters);
  const judgement = judgeContent(material);
  if (judgement.verdict === 'prohibited') {
    throw new AppError('content-policy', { message: policyMessages.violation(judgement.reason) });
  }
  return { material, totalCharacters, parts: cutParts(prepared.parts, material.length) };
}

/** The parts of a text that a generation has prepared, cut and judged already. */
export function placePartsIn(material: string, sent: SentText): TestPart[] {
  const prepared = prepareParts(sent);
  if (prepared.text.startsWith(material)) return cutParts(prepared.parts, material.length);
  // Another text than the one it was made of: the titles may be right, the places are not.
  return prepared.parts.map(({ materialId, title }) => ({ materialId, title, start: 0 }));
}
