import autocannon from 'autocannon';
import { readCpu } from '../generation/read-cpu.ts';
import { median } from '../median.ts';
import { atLeastRow, toldRow, writeFigure } from '../row.ts';
import type { AddRows } from '../run-bench.ts';

type Server = { origin: string; pid: number };
type Opening = { ours: Server; bare: Server; path: string };
type Figures = { perSecond: number; cpuMs: number };

const rounds = 4;
const secondsPerRound = 3;
const connections = 50;

/** How many times a second a shared test can be opened, in turns with the same bytes bare. */
export async function measureOpening({ ours, bare, path }: Opening, add: AddRows): Promise<void> {
  await load(bare, path);
  await load(ours, path);
  const [us, them]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    them.push(await load(bare, path));
    us.push(await load(ours, path));
  }
  const of = (figures: Figures[], name: keyof Figures) =>
    median(figures.map((round) => round[name]));
  const [rate, bareRate] = [of(us, 'perSecond'), of(them, 'perSecond')];
  const note = `${rate.toFixed(0)}/s, bare ${bareRate.toFixed(0)}/s`;
  add(atLeastRow({ name: 'opening: throughput of bare', value: rate / bareRate, mark: 0.6, note }));
  const [cpu, bareCpu] = [of(us, 'cpuMs'), of(them, 'cpuMs')];
  const cpuNote = `${(1000 * cpu).toFixed(0)} µs each, bare ${(1000 * bareCpu).toFixed(0)} µs`;
  add(toldRow('opening: the same by processor time', writeFigure(bareCpu / cpu, cpuNote)));
}

async function load({ origin, pid }: Server, path: string): Promise<Figures> {
  const before = readCpu(pid);
  const url = `${origin}${path}`;
  const result = await autocannon({ url, connections, duration: secondsPerRound });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests to ${url} failed`);
  const cpuMs = (readCpu(pid) - before) / result.requests.total;
  return { perSecond: result.requests.average, cpuMs };
}
