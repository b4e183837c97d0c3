import type { BuildManifest } from '@react-router/dev/config';

type Routes = BuildManifest['routes'];

/** Where screens open, in the notation of React Router; the server answers 404 everywhere else. */
export function listAddresses(routes: Routes): string[] {
  const addresses = Object.values(routes)
    // A layout without a path opens nowhere by itself.
    .filter(({ path, index }) => path !== undefined || index === true)
    .map(({ id }) => addressOf(routes, id));
  return [...new Set(addresses)].filter((address) => address !== '/*').toSorted();
}

function addressOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '/';
  const parent = route.parentId === undefined ? '/' : addressOf(routes, route.parentId);
  return route.path ? `${parent}/${route.path}`.replaceAll(/\/+/g, '/') : parent;
}
