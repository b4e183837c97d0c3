import { makeClock, type Clock } from './clock.ts';
import { makeEventBook, type EventBook } from './webhooks/events.ts';
import type { StripeSettings } from './settings.ts';
import type * as shapes from './shapes.ts';

/** Everything that there is, oldest first. */
export type StripeState = {
  customers: (shapes.Customer | shapes.DeletedCustomer)[];
  products: shapes.Product[];
  paymentMethods: shapes.PaymentMethod[];
  subscriptions: shapes.Subscription[];
  sessions: shapes.CheckoutSession[];
  portals: shapes.PortalSession[];
  invoices: shapes.Invoice[];
  charges: shapes.Charge[];
  refunds: shapes.Refund[];
  events: shapes.StripeEvent[];
  /** Each try to deliver an event; the status is null when nobody answered. */
  deliveries: { eventId: string; status: number | null }[];
  calls: { method: string; path: string }[];
};

export type World = {
  settings: StripeSettings;
  origin: string;
  clock: Clock;
  state: StripeState;
  events: EventBook;
  /** What a checkout session is about, by its id. */
  orders: Map<string, shapes.CheckoutOrder>;
  /** Prorated amounts that wait for the next invoice, by subscription. */
  pendingLines: Map<string, shapes.InvoiceLine[]>;
};

export function makeWorld(settings: StripeSettings, origin: string): World {
  const state: StripeState = {
    customers: [],
    products: [],
    paymentMethods: [],
    subscriptions: [],
    sessions: [],
    portals: [],
    invoices: [],
    charges: [],
    refunds: [],
    events: [],
    deliveries: [],
    calls: [],
  };
  const clock = makeClock();
  const events = makeEventBook({ settings, state, clock });
  return { settings, origin, clock, state, events, orders: new Map(), pendingLines: new Map() };
}

/** Forgets all that happened; the settings stay. */
export function emptyWorld({ state, clock, events, orders, pendingLines }: World): void {
  events.forget();
  clock.reset();
  orders.clear();
  pendingLines.clear();
  for (const list of Object.values(state)) list.length = 0;
}
