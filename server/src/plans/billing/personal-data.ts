import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseBilling, readCustomer, readSubscriptions } from './store.ts';

export const billingData: PersonalData = {
  tables: ['billing_customers', 'stripe_customers', 'subscriptions'],
  read: (db, userId) => [
    {
      name: 'billing',
      about: 'What the payment service knows you as and when you began your trial, or null.',
      readOne: () => readCustomer(db, userId),
    },
    {
      name: 'subscriptions',
      about: 'What you have subscribed to, what it costs and until when it is paid.',
      readAll: async function* () {
        for (const { userId: _, ...row } of await readSubscriptions(db, userId)) yield row;
      },
    },
  ],
  erase: eraseBilling,
};
