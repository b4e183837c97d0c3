export const shareMessages = {
  share: 'Share Test', // [SHARE-02]
  give: 'Give it to a class',
  creating: 'Creating...', // [SHARE-04]
} as const;
