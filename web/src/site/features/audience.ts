export const audiences = ['students', 'educators'] as const;
export type Audience = (typeof audiences)[number];

type Place = { state: unknown; hash: string };

/** Which tab a link asks for: by its state, as the header's do, or by its #fragment. Else students. */
export function readAudience({ state, hash }: Place): Audience {
  return [readActiveTab(state), hash.slice(1)].find(isAudience) ?? 'students';
}

/** Navigation state lives in the browser's history, where other code may have written. */
function readActiveTab(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'activeTab' in state
    ? state.activeTab
    : undefined;
}

function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}
