import { z } from '../zod.ts';
import { Making } from './making.ts';

/** What happens whatever is made; how each thing arrives is told by its own event. */
export const makingEvents = [
  z.object({
    type: z.literal('started'),
    generationId: z.uuid(),
    wanted: z.int(),
    /** How many others come before it. The event is told again whenever that changes. */
    ahead: z.int().min(0).optional(),
  }),
  z.object({ type: z.literal('done'), making: Making }),
  z.object({ type: z.literal('cancelled') }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
] as const;
