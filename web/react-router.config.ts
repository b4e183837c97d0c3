import { webBuild } from '@engram/core/web-build.ts';
import type { Config } from '@react-router/dev/config';
import { finishBuild } from './finish-build/finish-build.ts';
import { paths, publicPaths } from './src/paths.ts';

/** Where a learner comes first: from a bookmark, a mail or signing in. */
const firstScreens = [
  paths.dashboard,
  paths.review,
  paths.tests,
  paths.flashcards,
  paths.materials,
  paths.create,
  paths.logIn,
];

const config: Config = {
  appDirectory: 'src',
  ssr: false,
  prerender: [...publicPaths, webBuild.notFoundPath],
  buildEnd: finishBuild(firstScreens),
};

export default config;
