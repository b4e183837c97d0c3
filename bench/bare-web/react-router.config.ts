import type { Config } from '@react-router/dev/config';
import { webBuild } from '@engram/core/web-build.ts';
import { finishBuild } from '../../web/finish-build/finish-build.ts';

/** Compressed as the product is, and with the pages its server wants. */
const config: Config = {
  appDirectory: 'src',
  ssr: false,
  prerender: ['/', webBuild.notFoundPath],
  buildEnd: finishBuild([]),
};

export default config;
