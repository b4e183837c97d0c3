export const connectingMessages = {
  title: "We can't reach Engram right now",
  text: 'You are still signed in. This page opens as soon as the connection is back.',
} as const;

export const sessionMessages = { loading: 'Loading…' } as const;
