/** A server we started: its address, its process, and how to end it, kindly unless told otherwise. */
export type Started = {
  url: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};
