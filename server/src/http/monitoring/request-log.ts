import type { FastifyBaseLogger } from 'fastify';

type Log = FastifyBaseLogger;
type Line = [fields: unknown, message?: string];

/**
 * The logger of one request, with its id. Hardly any request writes to it, and to make one costs as
 * much as to write a line: its first line makes it.
 */
export class RequestLog implements Log {
  readonly #parent: Log;
  readonly #child: Parameters<Log['child']>;
  #own: Log | undefined;

  constructor(parent: Log, ...child: Parameters<Log['child']>) {
    this.#parent = parent;
    this.#child = child;
  }

  #make(): Log {
    return (this.#own ??= this.#parent.child(...this.#child));
  }

  get level(): Log['level'] {
    return this.#make().level;
  }

  child(...child: Parameters<Log['child']>): Log {
    return this.#make().child(...child);
  }

  fatal(...line: Line): void {
    this.#make().fatal(...line);
  }

  error(...line: Line): void {
    this.#make().error(...line);
  }

  warn(...line: Line): void {
    this.#make().warn(...line);
  }

  info(...line: Line): void {
    this.#make().info(...line);
  }

  debug(...line: Line): void {
    this.#make().debug(...line);
  }

  trace(...line: Line): void {
    this.#make().trace(...line);
  }

  silent(): void {}
}
