import { z } from '@engram/core/zod.ts';
import { refuse } from './refusal.ts';

/** Forms carry text only; these read numbers and flags out of it. */
export const Whole = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);

export const Flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const MetadataParam = z.record(z.string(), z.string());

export const PriceData = z.object({
  currency: z.string().length(3),
  unit_amount: Whole,
  product: z.string(),
  recurring: z.object({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: Whole.default(1),
  }),
});
export type PriceData = z.infer<typeof PriceData>;

export function readParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const read = schema.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const param = (issue?.path ?? []).map(String).join('.');
  throw refuse(`${issue?.message ?? 'Invalid'}: ${param}`, { code: 'parameter_invalid', param });
}
