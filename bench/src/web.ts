import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import { findWholeChromium } from '../../tools/find-chromium.ts';
import { median } from './median.ts';
import { atLeastRow, atMostRow, noneRow, type Row, toldRow, writeFigure } from './row.ts';
import { type AddRows, runBench } from './run-bench.ts';
import { inScratch, type Scratch } from './scratch.ts';
import { startEngram } from './start-engram.ts';
import { buildBare } from './web/build-bare.ts';
import { categories, type Finding, runLighthouse } from './web/run-lighthouse.ts';
import { type Page, sumBytes, weighScripts } from './web/weigh-scripts.ts';

/**
 * What the public pages weigh and how Lighthouse finds them, against a bare page of React Router
 * built in the same run and served by the same server. `--weigh` leaves Lighthouse out.
 */
const marks = { otherScores: 95, pointsUnderBare: 3, scriptRatio: 1.35, layoutShift: 0.02 };
const rounds = 5;
const landing: Page = { path: '/', parts: [] };
const pages: Page[] = [landing, { path: '/pricing', parts: [] }, { path: '/features', parts: [] }];
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const ourRoot = fileURLToPath(new URL('../../web/build/client', import.meta.url));

await runBench('bench:web', async (add) => {
  const bareRoot = buildBare();
  weigh(bareRoot, add);
  if (process.argv.includes('--weigh')) return;
  await inScratch((scratch) => visit(scratch, bareRoot, add));
});

function weigh(bareRoot: string, add: AddRows): void {
  const bare = sumBytes(weighScripts(bareRoot, landing));
  for (const page of pages) {
    const ours = sumBytes(weighScripts(ourRoot, page));
    const name = `JavaScript of ${page.path}, gzipped, against bare`;
    const note = `${kilobytes(ours)}, bare ${kilobytes(bare)}`;
    const value = ours / bare;
    if (page === landing) add(atMostRow({ name, value, mark: marks.scriptRatio, note }));
    else add(toldRow(name, writeFigure(value, note)));
  }
}

async function visit(scratch: Scratch, bareRoot: string, add: AddRows): Promise<void> {
  const engram = await startEngram(scratch, { WEB_ROOT: ourRoot });
  const bare = await startEngram(scratch, { WEB_ROOT: bareRoot });
  const bareFound: Finding[] = [];
  const found = pages.map((page) => ({ page, findings: new Array<Finding>() }));
  try {
    // In turns, so that a busy minute of the machine meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      bareFound.push(await visitWell(`${bare.origin}/`));
      for (const { page, findings } of found) {
        findings.push(await visitWell(`${engram.origin}${page.path}`));
      }
    }
  } finally {
    await engram.stop();
    await bare.stop();
  }
  const bareScore = medianScore(bareFound, 'performance');
  for (const { page, findings } of found) add(...judge(page, findings, bareScore));
}

/** Now and then Lighthouse loses its own recording; that says nothing of the page. */
async function visitWell(url: string): Promise<Finding> {
  return visitOnce(url).catch(() => visitOnce(url));
}

/** With a new browser each time: nothing is in its cache. */
async function visitOnce(url: string): Promise<Finding> {
  const chrome = await launch({ chromePath: findWholeChromium(), chromeFlags });
  // It does not outlive a bench that is broken off.
  process.once('exit', chrome.kill);
  try {
    return await runLighthouse(url, chrome.port);
  } finally {
    process.off('exit', chrome.kill);
    chrome.kill();
  }
}

/** Lighthouse in its mobile profile, the median of all rounds. */
function judge(page: Page, findings: readonly Finding[], bareScore: number): Row[] {
  const name = (what: string) => `Lighthouse, ${page.path}: ${what}`;
  const [, ...others] = categories;
  const scores = others.map((category) => medianScore(findings, category));
  return [
    atLeastRow({
      name: name('performance'),
      value: medianScore(findings, 'performance'),
      mark: bareScore - marks.pointsUnderBare,
      note: `bare ${bareScore}`,
    }),
    atLeastRow({
      name: name('lowest of the other scores'),
      value: Math.min(...scores),
      mark: marks.otherScores,
      note: others.map((category, at) => `${category} ${scores[at]}`).join(', '),
    }),
    atMostRow({
      name: name('layout shift'),
      value: median(findings.map(({ layoutShift }) => layoutShift)),
      mark: marks.layoutShift,
      note: `median of ${rounds}`,
    }),
    compareScripts(page, findings),
  ];
}

/** What was weighed is what a browser fetches: nothing more comes by itself. */
function compareScripts(page: Page, findings: readonly Finding[]): Row {
  const weighed = new Set(weighScripts(ourRoot, page).map(({ path }) => path));
  const fetched = [...new Set(findings.flatMap(({ scripts }) => scripts))];
  const bad = fetched.filter((path) => !weighed.has(path));
  return noneRow({ name: `scripts of ${page.path} not weighed`, of: fetched.length, bad });
}

function medianScore(findings: readonly Finding[], category: (typeof categories)[number]): number {
  return median(findings.map(({ scores }) => scores[category]));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
