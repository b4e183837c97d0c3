export const shareMessages = {
  share: 'Share Test', // [SHARE-02]
  creating: 'Creating...', // [SHARE-04]
} as const;
