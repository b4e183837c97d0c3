import type { LeanRule } from './clue.ts';
import { connectives, instructions, openingPronouns, subjectEnds } from './word-sets.ts';

/** 'However, …', 'As a result, …'. */
export const connectiveOpening: LeanRule = {
  name: 'connective opening',
  leans: ({ words }) => {
    const [first, second] = words;
    if (first === undefined) return true;
    if (connectives.has(first.lower)) return true;
    return phrases.test(`${first.lower} ${second?.lower ?? ''} ${words[2]?.lower ?? ''} `);
  },
};

const phrases =
  /^(?:for (?:example|instance|this|these|that)|(?:in|by) (?:contrast|comparison)|on (?:the|one) (?:other|contrary|hand)|as (?:a result|a consequence|such|mentioned|shown|seen|noted|we|above|before)|in (?:addition|fact|other words|particular|turn|short|practice|theory|general|most cases|some cases|many cases|both cases|this|these|that|such)|at (?:first|that|this|the same|the time)|of (?:course|these|those|the two)|after (?:that|this|which)|before (?:that|this)|even so|to this|that is|more (?:recently|importantly|generally)|most (?:importantly|notably)|soon after|shortly|not only|no longer|up to|all (?:of )?(?:this|these)|both (?:are|were|of|have|had|can)|each (?:is|was|has|had|of)|some (?:are|were|have|had|of)|many (?:are|were|have|had|of)|most (?:are|were|have|had|of)) /;

/** 'It …', 'These …', 'One is …', but not 'One unit of energy …'. */
export const pronounOpening: LeanRule = {
  name: 'pronoun opening',
  leans: ({ words }) => {
    const [first, second] = words;
    if (first === undefined || !openingPronouns.has(first.lower)) return false;
    if (first.lower !== 'one') return true;
    // 'One method is known as …', but not 'One metre is 100 centimetres'.
    if (subjectEnds.has(words[2]?.lower ?? '')) return !/^\d/.test(words[3]?.lower ?? '');
    return oneOf.test(second?.lower ?? '');
  },
};

const oneOf =
  /^(?:is|was|such|example|reason|way|of|can|might|could|should|may|must|has|type|kind|form|result|problem|advantage|after)$/;

/** 'Recheck after 10 minutes' tells somebody to do something. */
export const instruction: LeanRule = {
  name: 'instruction',
  leans: ({ words }) => {
    const [first, second] = words;
    if (first === undefined || !instructions.has(first.lower)) return false;
    return !/^(?:of|is|are|was|were|has|have|had|can|may|must|will|should)$/.test(
      second?.lower ?? '',
    );
  },
};
