/** Of a shared test with rules (D40). */
export const assignmentLimits = {
  maxTries: 10,
  /** Where a taker may as often as they like. */
  maxNumber: 1_000,
  /** How long it is open where nothing else is chosen, and at most. */
  defaultDays: 7,
  maxDays: 366,
  /** What arrives so long after the end still counts: the network may be slow. */
  graceSeconds: 30,
  /** How long late work may come, where it is accepted. */
  lateDays: 7,
  /** How long after closing it is known which device and network a try came from. */
  markedDays: 30,
  /** Of one test, and listed of all; those of the documents have a limit of their own. */
  maxAssignments: 100,
  /** Shown in the live view. */
  liveTakers: 1_000,
} as const;
