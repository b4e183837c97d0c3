/** What the build of the web app leaves for the server beside the pages. */
export const webBuild = {
  /** Written as an address, served at every one that does not exist. */
  notFoundPath: '/404',
  /** Opens every screen that is not written as HTML; the name is React Router's. */
  fallbackFile: '__spa-fallback.html',
  /** The addresses of all screens, in the notation of React Router. */
  addressesFile: '.addresses.json',
  /** In the pages that search engines leave out. */
  hiddenTag: '<meta name="robots" content="noindex"/>',
} as const;
