/** A clock that stands still until a test moves it. */
export function makeTestClock(start: string) {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    advance: (milliseconds: number) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
