export type Marks = ReturnType<typeof openMarks>;

/** The table of what was measured; what misses its mark is remembered. */
export function openMarks() {
  const missed: string[] = [];
  const print = (what: string, figure: string, note = '') =>
    console.log(`${what.padEnd(46)} ${figure.padStart(12)}  ${note}`.trimEnd());
  const judge = (what: string, isHeld: boolean) => {
    if (!isHeld) missed.push(what);
  };
  return {
    missed,
    tell: print,
    atMost(what: string, value: number, { mark, note }: { mark: number; note: string }) {
      print(what, value.toFixed(2), `at most ${mark}; ${note}`);
      judge(what, value <= mark);
    },
    atLeast(what: string, value: number, { mark, note }: { mark: number; note: string }) {
      print(what, value.toFixed(2), `at least ${mark}; ${note}`);
      judge(what, value >= mark);
    },
    none(what: string, faults: readonly string[]) {
      print(what, String(faults.length), faults.slice(0, 3).join('; ') || 'none allowed');
      judge(what, faults.length === 0);
    },
  };
}
