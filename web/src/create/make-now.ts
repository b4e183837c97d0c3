/** What a link brings along in the navigation whose press has asked for the test already. */
export const makeNow = { isWantedNow: true } as const;
