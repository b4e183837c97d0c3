import { materialLimits, questionLimits, sharingLimits, siteLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { megabyte } from '@engram/core/units.ts';
import { countOf } from '../plan-words.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
