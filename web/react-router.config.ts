import { webBuild } from '@engram/core/web-build.ts';
import type { Config } from '@react-router/dev/config';
import { finishBuild } from './finish-build/finish-build.ts';
import { publicPaths } from './src/paths.ts';

const config: Config = {
  appDirectory: 'src',
  ssr: false,
  prerender: [...publicPaths, webBuild.notFoundPath],
  buildEnd: finishBuild,
};

export default config;
