import { readPlain } from '../rich-text/read-plain.ts';
import { formatOf, type TextFormat } from '../rich-text/text-format.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

export const contextLimits = { under: 200, underCount: 8, before: 700 } as const;

/**
 * What surrounds the sentence of a question, for a reader who does not have the text at hand: shown
 * quietly above the question. It never has the answer, so that it may be shown before one is given.
 */
export const QuestionContext = z.object({
  /** The title, the headings and the points above it, from the outermost. */
  under: z.array(StorableText.min(1).max(contextLimits.under)).max(contextLimits.underCount),
  /** What the text says right before it; empty where nothing does. */
  before: StorableText.max(contextLimits.before),
});
export type QuestionContext = z.infer<typeof QuestionContext>;

/** On one line, as reading aloud and tables need it: 'The phloem › Loading: Some trees …'. */
export function writeContext({ under, before }: QuestionContext): string {
  const path = under.join(underSign);
  return path === '' ? before : `${path}: ${before}`.trimEnd();
}

/** A question with what surrounds its sentence, where it has to be one line. */
export function writeAsked({ text, context }: Asked): string {
  return context ? `${writeContext(context)} ${text}` : text;
}

/** The same as it is read without its marks. */
export function readAsked(question: Asked & { format?: TextFormat | undefined }): string {
  const { text, context } = question;
  const read = (one: string) => readPlain(one, formatOf(question));
  return writeAsked({
    text: read(text),
    context: context && { under: context.under.map(read), before: read(context.before) },
  });
}

type Asked = { text: string; context?: QuestionContext | undefined };

/** Between a heading and what is under it. */
export const underSign = ' › ';

/** What may stay above a question that has another answer now. */
export function keepContext(
  { under, before }: QuestionContext,
  answers: readonly string[],
): QuestionContext | undefined {
  const told = answers.map((answer) => answer.trim().toLowerCase()).filter((one) => one !== '');
  const isSafe = (part: string) => !told.some((answer) => part.toLowerCase().includes(answer));
  const kept = { under: under.filter(isSafe), before: isSafe(before) ? before : '' };
  return kept.under.length === 0 && kept.before === '' ? undefined : kept;
}
