import { createParser } from 'eventsource-parser';

/** The events in a text that are whole; those with a name end a stream and are left out. */
export function readTold<T>(text: string): { id: string; data: T }[] {
  const told: { id: string; data: T }[] = [];
  const parser = createParser({
    onEvent({ id = '', event, data }) {
      if (event === undefined) told.push({ id, data: JSON.parse(data) });
    },
  });
  parser.feed(text);
  return told;
}
