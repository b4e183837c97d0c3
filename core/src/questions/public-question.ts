import { z } from '../zod.ts';
import { Option, type Question } from './question.ts';

const asked = { id: z.uuid(), text: z.string() };
const options = z.array(Option.strict());

/**
 * A question as it is asked of somebody who must not know its answer (D13). Nothing else may leave:
 * a field that questions get later is secret until somebody lists it here.
 */
export const PublicQuestion = z.discriminatedUnion('type', [
  z.strictObject({
    ...asked,
    type: z.enum(['multiple-choice', 'true-false', 'multiple-answer']),
    options,
  }),
  z.strictObject({ ...asked, type: z.literal('matching'), columnA: options, columnB: options }),
  z.strictObject({ ...asked, type: z.enum(['short-answer', 'fill-in-blank']) }),
]);
export type PublicQuestion = z.infer<typeof PublicQuestion>;

/** The question without its key and without all that would tell it. */
export function toPublic(question: Question): PublicQuestion {
  const { id, text } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return { id, type: question.type, text, options: question.options.map(copyOption) };
    case 'matching':
      return {
        id,
        type: question.type,
        text,
        columnA: question.columnA.map(copyOption),
        columnB: question.columnB.map(copyOption),
      };
    case 'short-answer':
    case 'fill-in-blank':
      return { id, type: question.type, text };
  }
}

function copyOption(option: Option): Option {
  return { id: option.id, text: option.text };
}
