import type { Clock } from '../clock.ts';
import { makeId } from '../make-id.ts';
import type { StripeSettings } from '../settings.ts';
import type { EventType, StripeEvent } from '../shapes.ts';
import { makeDelivery } from './delivery.ts';
import { pause } from './pause.ts';

/** Of the client that our server uses. */
const apiVersion = '2026-10-28.endive';

type Parts = {
  settings: StripeSettings;
  clock: Clock;
  state: { events: StripeEvent[]; deliveries: { eventId: string; status: number | null }[] };
};

/** What happened, as it was at that moment, and who is told about it. */
export function makeEventBook({ settings, clock, state }: Parts) {
  let happening: StripeEvent[] = [];
  let running = new AbortController();
  const { send } = makeDelivery(settings, state.deliveries);

  return {
    record(type: EventType, object: object): void {
      const event: StripeEvent = {
        id: makeId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: clock.now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      };
      state.events.push(event);
      happening.push(event);
    },
    /** Sends what was recorded since the last time; resolves after the first try of each. */
    async publish(): Promise<void> {
      const events = settings.order === 'reversed' ? happening.toReversed() : happening;
      happening = [];
      const { signal } = running;
      const { copies } = settings;
      if (events.length === 0 || settings.isSilent) return;
      if (!(await pause(settings.delayMs, signal))) return;
      for (const event of events) await send(event, { copies, signal });
    },
    /** Sends an old event again; false when there is none of that id. */
    async deliver(eventId: string, copies = 1): Promise<boolean> {
      const event = state.events.find(({ id }) => id === eventId);
      if (!event) return false;
      await send(event, { copies, signal: running.signal });
      return true;
    },
    /** Gives up on all that is under way. */
    forget(): void {
      running.abort();
      running = new AbortController();
      happening = [];
    },
  };
}
export type EventBook = ReturnType<typeof makeEventBook>;
