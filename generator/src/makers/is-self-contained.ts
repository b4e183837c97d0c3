import { isBalanced } from '../analysis/sentence.ts';

/** Whether the right side of a pair is understood by somebody who sees nothing else. */
export function isSelfContained(text: string): boolean {
  if (text.length > 135 || opensLeaning.test(text) || leansInside.test(text)) return false;
  if (/[,;:–—-]$|[,;:] [,;:]|\b(?:and|or|the|a|an|of|to|which|that)$/i.test(text)) return false;
  return isBalanced(text);
}

/** 'In French simply the word for editing' begins in the middle of something. */
const opensLeaning =
  /^(?:in|on|at|by|for|from|with|to|as|also|often|usually|mostly|simply|sometimes|here|there|thus|hence|therefore|because|but|and|or|so|not|no|its|their|his|her|it|they|he|she|this|that|these|those|such|some|many|most of|both of|another|other|others|see|note|compare|who|whose|whom|which|one of (?:the|them)|then|later|now|today|however|etc|(?:the|a) (?:other|same|latter|former|second|third|next)|the (?:first|last|only|most \S+|\S+est) (?:to|of|in|on|at)|\S+ ones?) /i;

const leansInside =
  /\b(?:this|these|those|such|he|she|him|latter|former|elsewhere|otherwise|respectively|etc)\b|\b(?:above|below)\b(?! (?:about|the|an?|zero|\d))|^(?:\S+ ){0,4}(?:it|they|them)\b|\b(?:the|a|an) (?:other|second|third|two|three|four|five|six)\b(?! \S+ of )/i;
