import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import { median } from './median.ts';
import { startEngram } from './start-engram.ts';
import { buildBare } from './web/build-bare.ts';
import { categories, type Finding, runLighthouse } from './web/run-lighthouse.ts';
import { sumBytes, weighScripts } from './web/weigh-scripts.ts';

/**
 * What the public pages weigh and how Lighthouse finds them, against a bare page of React Router
 * built in the same run and served by the same server. `--weigh` leaves Lighthouse out.
 */
const marks = { otherScores: 95, pointsUnderBare: 3, scriptRatio: 1.35, layoutShift: 0.02 };
const rounds = 5;
const pages = ['/', '/pricing', '/features'];
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

const missed: string[] = [];
const ourRoot = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const bareRoot = buildBare();
weigh();
if (!process.argv.includes('--weigh')) await visit();
for (const mark of missed) console.error(`missed: ${mark}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function weigh(): void {
  const bare = sumBytes(weighScripts(bareRoot));
  const ours = sumBytes(weighScripts(ourRoot));
  const ratio = ours / bare;
  console.log(`JavaScript, gzipped: bare ${kilobytes(bare)}, landing ${kilobytes(ours)}`);
  console.log(`ratio ${ratio.toFixed(3)} (at most ${marks.scriptRatio})`);
  expectMark(ratio <= marks.scriptRatio, `JavaScript of the landing page ${ratio.toFixed(3)}`);
}

async function visit(): Promise<void> {
  const engram = await startEngram({ WEB_ROOT: ourRoot });
  const bare = await startEngram({ WEB_ROOT: bareRoot });
  const urls = [`${bare.origin}/`, ...pages.map((page) => `${engram.origin}${page}`)];
  const findings = new Map<string, Finding[]>(urls.map((url) => [url, []]));
  try {
    // In turns, so that a busy minute of the machine meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) findings.get(url)?.push(await visitWell(url));
    }
  } finally {
    await engram.stop();
    await bare.stop();
  }
  report(urls, findings);
}

/** Now and then Lighthouse loses its own recording; that says nothing of the page. */
async function visitWell(url: string): Promise<Finding> {
  return visitOnce(url).catch(() => visitOnce(url));
}

/** With a new browser each time: nothing is in its cache. */
async function visitOnce(url: string): Promise<Finding> {
  const chrome = await launch({ chromeFlags });
  try {
    return await runLighthouse(url, chrome.port);
  } finally {
    chrome.kill();
  }
}

function report(urls: readonly string[], findings: Map<string, Finding[]>): void {
  const [bareUrl = ''] = urls;
  const bareScore = medianOf(findings.get(bareUrl), ({ scores }) => scores.performance);
  console.log(`Lighthouse, mobile, median of ${rounds}: ${categories.join(', ')}, layout shift`);
  for (const url of urls) {
    const found = findings.get(url);
    const name = url === bareUrl ? 'bare' : new URL(url).pathname;
    const scores = categories.map((category) => medianOf(found, (one) => one.scores[category]));
    const shift = medianOf(found, ({ layoutShift }) => layoutShift);
    console.log(`${name.padEnd(10)} ${scores.join('  ')}  ${shift.toFixed(4)}`);
    if (url === bareUrl) continue;
    const [performance = 0, ...others] = scores;
    expectMark(performance >= bareScore - marks.pointsUnderBare, `performance of ${name}`);
    expectMark(Math.min(...others) >= marks.otherScores, `another score of ${name}`);
    expectMark(shift < marks.layoutShift, `layout shift of ${name}`);
    if (name === '/') expectNothingElse(found);
  }
}

/** What was weighed is what a browser fetches: nothing more comes by itself. */
function expectNothingElse(found: readonly Finding[] = []): void {
  const named = new Set(weighScripts(ourRoot).map(({ path }) => path));
  const others = found.flatMap(({ scripts }) => scripts).filter((path) => !named.has(path));
  expectMark(others.length === 0, `scripts that were not weighed: ${others.join(', ')}`);
}

function medianOf(found: readonly Finding[] = [], read: (finding: Finding) => number): number {
  return median(found.map(read));
}

function expectMark(holds: boolean, mark: string): void {
  if (!holds) missed.push(mark);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
