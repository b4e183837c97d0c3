type Route = { path?: string; parentId?: string; module: string; imports?: string[] };

export type RouteList = { routes: Record<string, Route> };

/** The list of routes as React Router writes it: a script with one assignment. */
export function readRouteList(code: string): RouteList {
  const list = assignment.exec(code)?.[1];
  if (list === undefined) {
    throw new Error('React Router writes the list of its routes in another way than it did.');
  }
  const read: RouteList = JSON.parse(list);
  return read;
}

const assignment = /^window\.__reactRouterManifest=(\{[\s\S]*\});$/;
