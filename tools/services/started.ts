/** A server we started: its address and how to end it. */
export type Started = { url: string; stop: () => Promise<void> };
