import type { PriceData } from '../api/params.ts';
import { noSuch } from '../api/refusal.ts';
import type { Price } from '../shapes.ts';
import type { World } from '../world.ts';
import { makeId } from '../make-id.ts';

export function makePrice(world: World, { product, recurring, ...price }: PriceData): Price {
  if (!world.state.products.some(({ id }) => id === product)) throw noSuch('product', product);
  return {
    id: makeId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.clock.now(),
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { ...recurring, usage_type: 'licensed' },
    type: 'recurring',
    ...price,
  };
}
