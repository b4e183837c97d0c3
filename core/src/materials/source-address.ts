import { addressLimits } from '../limits.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

const Opened = z.url({ protocol: /^https?$/ });

/** Where a material is from: something that a browser opens without running it. */
export const SourceAddress = StorableText.max(addressLimits.maxLength).refine(
  (address) => Opened.safeParse(address).success,
);
