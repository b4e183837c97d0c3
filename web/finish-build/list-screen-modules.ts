import type { RouteList } from './read-route-list.ts';

/** The scripts of the screen at an address and of the layouts around it, with all they import. */
export function listScreenModules({ routes }: RouteList, address: string): string[] {
  const screen = Object.values(routes).find(
    (route) => route.path !== undefined && `/${route.path}` === address,
  );
  if (!screen) throw new Error(`No route opens ${address}`);
  const modules: string[] = [];
  for (
    let route: RouteList['routes'][string] | undefined = screen;
    route;
    route = route.parentId === undefined ? undefined : routes[route.parentId]
  ) {
    modules.unshift(...(route.imports ?? []), route.module);
  }
  return [...new Set(modules)];
}
