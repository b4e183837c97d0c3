import { noneRow, percent, type Row, shareRow, toldRow } from '../../row.ts';
import {
  actR,
  asBelieved,
  farParameters,
  halfLives,
  type Kind,
  otherParameters,
} from '../learners.ts';
import { type Judged, judgeLife } from './judge-life.ts';
import { live } from './live.ts';

type Measured = Judged & { reviews: number; tries: number };

const newPerDay = 10;
const days = 120;
/** What differs by little takes longer to show. */
const settings: readonly { kind: Kind; days: number }[] = [
  { kind: farParameters, days: 180 },
  { kind: halfLives, days },
  { kind: actR, days },
  { kind: otherParameters, days },
  { kind: asBelieved, days },
];
/** Of those whose memory is far from the usual one, so many must be foretold better. */
const leastHelped = 0.8;

/** What learners get of parameters of their own, each over some months of reviews. */
export async function compareOwn(learners: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const setting of settings) {
    const lives: Measured[] = [];
    for (let no = 0; no < learners; no += 1) lives.push(await measure(setting, `own ${no}`));
    rows.push(...describe(setting.kind, lives));
  }
  return rows;
}

async function measure(setting: (typeof settings)[number], seed: string): Promise<Measured> {
  const life = await live({ ...setting, seed, newPerDay });
  return { ...judgeLife(life), reviews: life.truth.size, tries: life.tries };
}

function describe(kind: Kind, lives: readonly Measured[]): Row[] {
  const name = `own parameters, ${kind.name}`;
  const helped = lives.filter(({ better }) => better !== undefined && better > 0);
  const stretches = lives.flatMap((life) => life.stretches);
  const gains = helped.map(({ better }) => better ?? 0);
  const tries = lives.reduce((sum, life) => sum + life.tries, 0);
  const least = Math.min(...lives.map(({ reviews }) => reviews)).toLocaleString('en-US');
  const most = Math.max(...lives.map(({ reviews }) => reviews)).toLocaleString('en-US');
  const notHelped = lives.filter((life) => !helped.includes(life)).map(writeLife);
  const all = { name: `${name}: foretold better out of sample`, of: lives.length, bad: notHelped };
  return [
    kind === farParameters
      ? shareRow({ ...all, atLeast: leastHelped })
      : toldRow(all.name, `${helped.length} of ${lives.length}`),
    noneRow({
      name: `${name}: accepted and worse out of sample`,
      of: lives.length,
      bad: stretches.filter(({ better }) => better <= 0).map(writeStretch),
    }),
    toldRow(
      `${name}: what they gain`,
      `${writeGains(gains)}; ${stretches.length} accepted in ${tries} tries, ${least} to ${most} reviews`,
    ),
  ];
}

function writeGains(gains: readonly number[]): string {
  if (gains.length === 0) return 'nothing accepted';
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  return `${percent(mean)} on the average, ${percent(Math.min(...gains))} to ${percent(Math.max(...gains))}`;
}

function writeLife({ better, reviews }: Measured): string {
  return `${better === undefined ? 'nothing accepted' : percent(better)} in ${reviews} reviews`;
}

function writeStretch({ reviews, told, better }: Judged['stretches'][number]): string {
  return `after ${reviews} reviews: told ${percent(told)}, was ${percent(better)}`;
}
