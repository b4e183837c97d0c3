import { getSubscription, getUsage, listInvoices } from '@engram/core/plans/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../http/call.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(getSubscription, {}, { signal }),
});

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: ({ signal }) => call(listInvoices, {}, { signal }),
});

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(getUsage, {}, { signal }),
});
