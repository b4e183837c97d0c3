import { notThere } from '../api/refusal.ts';
import type { DeletedCustomer } from '../shapes.ts';
import type { World } from '../world.ts';
import { endSubscription } from './subscriptions.ts';

/** Their subscriptions end at once. */
export function deleteCustomer(world: World, id: string): DeletedCustomer {
  const index = world.state.customers.findIndex((one) => one.id === id && !('deleted' in one));
  if (index === -1) throw notThere('customer', id);
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  world.state.customers[index] = deleted;
  for (const subscription of world.state.subscriptions) {
    if (subscription.customer === id) endSubscription(world, subscription);
  }
  return deleted;
}
