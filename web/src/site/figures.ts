import { materialLimits, questionLimits, sharingLimits, siteLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { writeLimit } from '../plan-words.ts';

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

/** Such as "1 day" or "30 days". */
export function countOf(number: number, noun: string): string {
  return `${writeLimit(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Limits as they stand in running text. */
export const figures = {
  sharedFor: countOf(sharingLimits.storedMs / dayMs, 'day'),
  code: `${sharingLimits.codeLength}-character code`,
  fileSize: `${materialLimits.maxFileBytes / megabyte} MB`,
  files: countOf(materialLimits.maxFiles, 'file'),
  shortestText: countOf(materialLimits.minCharacters, 'character'),
  fewestQuestions: countOf(questionLimits.minPerTest, 'question'),
  // The days of the hours: nobody answers on a Sunday.
  answerWithin: `${countOf(siteLimits.contactAnswerWithinHours, 'hour')}, ${product.supportHours.replace(/ \d.*/, '')}`,
  generation: countOf(siteLimits.claimedGenerationSeconds, 'second'),
} as const;
