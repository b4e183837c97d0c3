import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const showComponentSheet =
  process.env.NODE_ENV === 'development' || process.env.COMPONENT_SHEET === 'on';

export default [
  layout('shell/site-layout.tsx', [
    index('site/landing-screen.tsx'),
    ...(showComponentSheet ? [route('component-sheet', 'ui/sheet/sheet-screen.tsx')] : []),
    route('*', 'shell/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
