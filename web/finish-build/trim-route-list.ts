/**
 * React Router lists every route with each file that it imports, and every page loads that list.
 * Only links that prefetch read the files, and we have none: without them the list of an app with
 * many screens weighs a page of the site hardly anything.
 */
export function trimRouteList(code: string): string {
  const list = assignment.exec(code)?.[1];
  if (list === undefined) {
    throw new Error('React Router writes the list of its routes in another way than it did.');
  }
  const trimmed: RouteList = JSON.parse(list);
  for (const route of Object.values(trimmed.routes)) delete route.imports;
  return `window.__reactRouterManifest=${JSON.stringify(trimmed)};`;
}

type RouteList = { routes: Record<string, { imports?: string[] }> };

const assignment = /^window\.__reactRouterManifest=(\{[\s\S]*\});$/;
