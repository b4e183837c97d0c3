import { findChromium } from './find-chromium.ts';
import { run } from './processes.ts';

/** Draws the pictures of the brand anew; they are committed. */
const environment = { ...process.env, CHROMIUM: findChromium() };
console.log(await run('npm', ['run', '--silent', 'brand', '--workspace', 'e2e'], environment));
