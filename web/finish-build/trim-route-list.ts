import { readRouteList } from './read-route-list.ts';

/**
 * React Router lists every route with each file that it imports, and every page loads that list.
 * Only links that prefetch read the files, and we have none: without them the list of an app with
 * many screens weighs a page of the site hardly anything.
 */
export function trimRouteList(code: string): string {
  const trimmed = readRouteList(code);
  for (const route of Object.values(trimmed.routes)) delete route.imports;
  return `window.__reactRouterManifest=${JSON.stringify(trimmed)};`;
}
