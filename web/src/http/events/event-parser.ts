export type ServerSentEvent = { id: string; type: string; data: string };

/** Cuts a text stream into server-sent events; what is not complete yet waits for the next piece. */
export class EventParser {
  #rest = '';
  #lastId = '';

  *push(text: string): Generator<ServerSentEvent> {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = this.#read(block);
      if (event) yield event;
    }
  }

  #read(block: string): ServerSentEvent | undefined {
    const data: string[] = [];
    let type = 'message';
    for (const line of block.split('\n')) {
      const [, field, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
      if (field === 'id') this.#lastId = value;
      if (field === 'event') type = value;
      if (field === 'data') data.push(value);
    }
    return data.length === 0 ? undefined : { id: this.#lastId, type, data: data.join('\n') };
  }
}
