import type { Invoice } from '@engram/core/plans/subscription.ts';
import type Stripe from 'stripe';
import type { Platform } from '../../platform/start.ts';
import { askStripe } from './ask-stripe.ts';
import { idOf, momentOf, planOf } from './subscriptions/paid-subscription.ts';
import { findCustomer } from './store.ts';

const mostInvoices = 24;

/** They stay with the payment service, which has to keep them. */
export async function listInvoices(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  userId: string,
): Promise<Invoice[]> {
  const customer = payments && (await findCustomer(db, userId));
  if (!customer) return [];
  const { data } = await askStripe(() =>
    payments.stripe.invoices.list({ customer: customer.customerId, limit: mostInvoices }),
  );
  // A trial begins with an invoice of nothing.
  return data.filter(({ total }) => total !== 0).map(describeInvoice);
}

function describeInvoice(invoice: Stripe.Invoice): Invoice {
  return {
    id: invoice.id,
    date: momentOf(invoice.created).toISOString(),
    plan: planOfInvoice(invoice),
    amount: invoice.total / 100,
    isPaid: invoice.status === 'paid',
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

function planOfInvoice({ lines }: Stripe.Invoice): Invoice['plan'] {
  const product = lines.data[0]?.pricing?.price_details?.product;
  return product ? (planOf(idOf(product)) ?? null) : null;
}
