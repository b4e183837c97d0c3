import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('home.tsx'), route('*', 'not-found.tsx')] satisfies RouteConfig;
