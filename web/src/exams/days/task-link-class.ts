/** Within a line of text; the padding gives a finger room and moves nothing. */
export const taskLinkClass =
  'rounded-tag font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus max-md:py-2.5';
