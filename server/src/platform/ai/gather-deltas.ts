/**
 * Providers send every token as an event of its own, and the layers above spend far more on an
 * event than on its seven letters. So events that only carry text are put together here, and one
 * event goes on for all that came within a tenth of a second. Everything else passes as it is.
 */
export type Gatherer = {
  /** Takes what came from the network. */
  push: (received: string) => void;
  /** What may go on now; everything, when the reply has ended. */
  take: (hasEnded: boolean) => string;
};

export function gatherDeltas(): Gatherer {
  let unread = '';
  let ready = '';
  let held: TextEvent | null = null;
  let text: string[] = [];

  function release(): void {
    if (held === null) return;
    held.choices[0].delta.content = text.join('');
    ready += `data: ${JSON.stringify(held)}\n\n`;
    held = null;
    text = [];
  }

  function read(event: string): void {
    const found = readTextEvent(event);
    if (found) {
      held ??= found;
      text.push(found.choices[0].delta.content);
      return;
    }
    release();
    ready += `${event}\n\n`;
  }

  return {
    push(received) {
      unread += received;
      // Gemini ends its lines with both signs; the second may come with the next piece.
      if (unread.includes('\r\n')) unread = unread.replaceAll('\r\n', '\n');
      let from = 0;
      for (let end = unread.indexOf('\n\n'); end >= 0; end = unread.indexOf('\n\n', from)) {
        read(unread.slice(from, end));
        from = end + 2;
      }
      unread = from === unread.length ? '' : unread.slice(from);
    },
    take(hasEnded) {
      release();
      if (hasEnded) {
        ready += unread;
        unread = '';
      }
      const taken = ready;
      ready = '';
      return taken;
    },
  };
}

type TextEvent = { choices: [{ delta: { content: string } }] };

function readTextEvent(event: string): TextEvent | null {
  if (!event.startsWith('data: {') || !event.includes('"content"')) return null;
  try {
    const parsed: unknown = JSON.parse(event.slice('data: '.length));
    return isTextEvent(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** By hand, because it runs for every token. */
function isTextEvent(event: unknown): event is TextEvent {
  if (!isObject(event) || isObject(event.usage) || !Array.isArray(event.choices)) return false;
  const choices: unknown[] = event.choices;
  const [choice] = choices;
  if (choices.length !== 1 || !isObject(choice) || !isObject(choice.delta)) return false;
  const hasEnded = choice.finish_reason !== null && choice.finish_reason !== undefined;
  return !hasEnded && isPlainText(choice.delta);
}

function isPlainText(delta: Record<string, unknown>): boolean {
  return (
    typeof delta.content === 'string' &&
    Object.entries(delta).every(
      ([name, value]) => name === 'content' || name === 'role' || value === null,
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
