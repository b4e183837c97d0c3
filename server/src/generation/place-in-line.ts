import { z } from 'zod';

/** What the bell of a generation says while it waits for the built-in generator. */
const Place = z.object({ ahead: z.int().min(0) });
type Place = z.infer<typeof Place>;

/** Undefined when the bell rang for something else. */
export function readAhead(rung: unknown): number | undefined {
  const place = Place.safeParse(rung);
  return place.success ? place.data.ahead : undefined;
}

/** Up to here every step is told. */
const near = 5;
/** Further back only as much as anybody would notice: each word costs a look at the rows. */
const farStep = 0.8;

/** Tells how many are ahead, as often as it is worth it; nothing to one that never waits. */
export function makePlaceTeller(tell: (place: Place) => void): (ahead: number) => void {
  let told = 0;
  return (ahead) => {
    const isNews = ahead > told || ahead <= Math.max(near, told * farStep);
    if (ahead === told || !isNews) return;
    told = ahead;
    tell({ ahead });
  };
}
