import { TextFormat } from '../rich-text/text-format.ts';
import { z } from '../zod.ts';
import { Option, type Question } from './question.ts';
import { QuestionContext } from './question-context.ts';

const asked = {
  id: z.uuid(),
  format: TextFormat.optional(),
  text: z.string(),
  context: QuestionContext.strict().optional(),
};
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
  const { id, format, text, context } = question;
  const asked = {
    id,
    ...(format && { format }),
    text,
    ...(context && { context: { under: context.under, before: context.before } }),
  };
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-answer':
      return { ...asked, type: question.type, options: question.options.map(copyOption) };
    case 'matching':
      return {
        ...asked,
        type: question.type,
        columnA: question.columnA.map(copyOption),
        columnB: question.columnB.map(copyOption),
      };
    case 'short-answer':
    case 'fill-in-blank':
      return { ...asked, type: question.type };
  }
}

function copyOption(option: Option): Option {
  return { id: option.id, text: option.text };
}
