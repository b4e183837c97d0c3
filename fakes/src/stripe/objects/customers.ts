import { z } from '@engram/core/zod.ts';
import { MetadataParam, readParams } from '../api/params.ts';
import { noSuch, notThere, refuse } from '../api/refusal.ts';
import type { Customer, DeletedCustomer, PaymentMethod, Product } from '../shapes.ts';
import type { World } from '../world.ts';
import { makeId } from '../make-id.ts';

const CustomerParams = z.object({
  email: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  metadata: MetadataParam.default({}),
});

export function createCustomer(world: World, params: unknown): Customer {
  const customer: Customer = {
    id: makeId('cus'),
    object: 'customer',
    balance: 0,
    created: world.clock.now(),
    default_source: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    shipping: null,
    ...readParams(CustomerParams, params),
  };
  world.state.customers.push(customer);
  return customer;
}

/** A deleted one is still answered, as deleted. */
export function readCustomer(world: World, id: string): Customer | DeletedCustomer {
  const customer = world.state.customers.find((one) => one.id === id);
  if (!customer) throw notThere('customer', id);
  return customer;
}

/** Somebody that a parameter names. */
export function getCustomer(world: World, id: string): Customer {
  const customer = world.state.customers.find((one) => one.id === id);
  if (!customer || 'deleted' in customer) throw noSuch('customer', id);
  return customer;
}

/** Becomes the card that is charged. */
export function addCard(world: World, customer: Customer, ending: string): PaymentMethod {
  const card: PaymentMethod = {
    id: makeId('pm'),
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', exp_month: 12, exp_year: 2040, last4: ending },
    created: world.clock.now(),
    customer: customer.id,
    livemode: false,
    metadata: {},
  };
  world.state.paymentMethods.push(card);
  customer.invoice_settings.default_payment_method = card.id;
  return card;
}

const ProductParams = z.object({
  id: z.string().optional(),
  name: z.string(),
  description: z.string().nullable().default(null),
  metadata: MetadataParam.default({}),
});

export function createProduct(world: World, params: unknown): Product {
  const { id = makeId('prod'), ...rest } = readParams(ProductParams, params);
  if (world.state.products.some((one) => one.id === id)) {
    throw refuse('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const created = world.clock.now();
  const product: Product = {
    id,
    object: 'product',
    active: true,
    created,
    livemode: false,
    ...rest,
  };
  world.state.products.push(product);
  return product;
}
