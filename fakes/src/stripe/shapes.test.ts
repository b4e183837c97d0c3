import type Stripe from 'stripe';
import { expectTypeOf, it } from 'vitest';
import type * as shapes from './shapes.ts';

/** Some of the fields, at every depth; and no others at the top. */
type Some<T> = T extends (infer Item)[]
  ? Some<Item>[]
  : T extends object
    ? { [Field in keyof T]?: Some<T[Field]> | undefined }
    : T;

type Fits<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs> extends never ? Some<Theirs> : never;

it('keeps things as the types of the client describe them', () => {
  expectTypeOf<shapes.Customer>().toExtend<Fits<shapes.Customer, Stripe.Customer>>();
  expectTypeOf<shapes.Product>().toExtend<Fits<shapes.Product, Stripe.Product>>();
  expectTypeOf<shapes.PaymentMethod>().toExtend<Fits<shapes.PaymentMethod, Stripe.PaymentMethod>>();
  expectTypeOf<shapes.Subscription>().toExtend<Fits<shapes.Subscription, Stripe.Subscription>>();
  expectTypeOf<shapes.Invoice>().toExtend<Fits<shapes.Invoice, Stripe.Invoice>>();
  expectTypeOf<shapes.Charge>().toExtend<Fits<shapes.Charge, Stripe.Charge>>();
  expectTypeOf<shapes.Refund>().toExtend<Fits<shapes.Refund, Stripe.Refund>>();
  expectTypeOf<shapes.CheckoutSession>().toExtend<
    Fits<shapes.CheckoutSession, Stripe.Checkout.Session>
  >();
  expectTypeOf<shapes.PortalSession>().toExtend<
    Fits<shapes.PortalSession, Stripe.BillingPortal.Session>
  >();
});
