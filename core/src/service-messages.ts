/** What every page may have to say of the service, apart from the failures that only some know. */
export const serviceMessages = {
  outdated: 'A new version of Engram is ready. Reload the page to continue.',
  unavailable: 'Service is currently unavailable. Please try again later.',
  tokenMissing: 'No token provided', // [ERR-17]
} as const;
