/** Languages of a test [CONF-45] [CONF-46] [BLIM-23]; only those that are available can be chosen. */
export const testLanguages = [
  { id: 'English', isAvailable: true },
  { id: 'Chinese', isAvailable: false },
  { id: 'Spanish', isAvailable: false },
  { id: 'French', isAvailable: false },
] as const;
