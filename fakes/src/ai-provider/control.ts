import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '@engram/core/zod.ts';
import { aiFaults, FaultOrder, type makeFaultBook } from './faults.ts';
import type { makeLedger } from './ledger.ts';
import { AiSettings } from './settings.ts';

type State = {
  settings: AiSettings;
  faults: ReturnType<typeof makeFaultBook>;
  ledger: ReturnType<typeof makeLedger>;
  planted: object[];
  violations: string[];
};

const Order = z.union([z.enum(aiFaults), FaultOrder]);
const Orders = z.union([z.array(Order), Order.transform((order) => [order])]);

/** What tests, benches and drills in other processes read and order. */
export function handleControl(
  request: IncomingMessage,
  response: ServerResponse,
  { body, state }: { body: unknown; state: State },
): void {
  const { settings, faults, ledger, planted, violations } = state;
  const send = (value: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  switch (`${request.method} ${request.url}`) {
    case 'GET /control/calls':
      return send({
        running: ledger.running(),
        mostAtOnce: ledger.mostAtOnce(),
        calls: ledger.calls,
      });
    case 'GET /control/prompts':
      return send(ledger.prompts);
    case 'GET /control/planted':
      return send(planted);
    case 'GET /control/violations':
      return send(violations);
    case 'GET /control/faults':
      return send(faults.orders);
    case 'GET /control/settings':
      return send(settings);
    case 'POST /control/faults': {
      const orders = Orders.safeParse(body);
      if (!orders.success) return send({ error: z.prettifyError(orders.error) }, 400);
      faults.add(...orders.data);
      return send(faults.orders);
    }
    case 'DELETE /control/faults':
      faults.orders.length = 0;
      return send(faults.orders);
    case 'POST /control/settings': {
      const change = z.looseObject({}).safeParse(body);
      const next = AiSettings.safeParse({ ...settings, ...change.data });
      if (!next.success) return send({ error: z.prettifyError(next.error) }, 400);
      Object.assign(settings, next.data);
      return send(settings);
    }
    case 'POST /control/reset':
      ledger.clear();
      for (const list of [faults.orders, planted, violations]) list.length = 0;
      return send({});
    default:
      return send({ error: 'no such control' }, 404);
  }
}
