import { atMostRow, noneRow, type Row, toldRow } from '../row.ts';
import type { Finding } from './compare-lines.ts';
import { type Ledger, ofKind } from './ledger.ts';
import { blockedMs, type Phase, phaseOf } from './phases.ts';

const longestBlockSeconds = 10;

type Drill = { ledger: Ledger; phases: readonly Phase[]; found: readonly Finding[] };

export function describeDrill({ ledger, phases, found }: Drill): Row[] {
  const { entries, complaints } = ledger;
  const wordsOf = (what: Finding['what']) =>
    found.filter((finding) => finding.what === what).map(({ words }) => words);
  return [
    ...[...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, ofOne]) =>
      toldRow(`acknowledged: ${kind}`, String(ofOne.length)),
    ),
    noneRow({ name: 'acknowledged and lost', of: entries.length, bad: wordsOf('lost') }),
    noneRow({ name: 'done twice', of: entries.length, bad: wordsOf('doubled') }),
    noneRow({ name: 'refused or never answered', of: entries.length, bad: complaints }),
    ...phases.flatMap((phase) => describePhase(phase, { ledger, phases, found })),
    describeEnds(ledger),
  ];
}

function describePhase(phase: Phase, { ledger, phases, found }: Drill): Row[] {
  const own = ledger.entries.filter((entry) => phaseOf(phases, entry) === phase);
  const bad = found.filter(({ span }) => span && phaseOf(phases, span) === phase);
  const blocks = own.map((entry) => ({ ms: blockedMs(phases, entry), entry }));
  const [longest] = blocks.toSorted((one, other) => other.ms - one.ms);
  const repeated = own.filter(({ repeats }) => repeats > 0).length;
  const note = `${longest?.entry.kind}; ${own.length} writes, ${repeated} of them repeated`;
  return [
    noneRow({
      name: `${phase.fault}: lost or doubled`,
      of: own.length,
      bad: bad.map(({ words }) => words),
    }),
    atMostRow({
      name: `${phase.fault}: longest block, seconds`,
      value: (longest?.ms ?? 0) / 1000,
      mark: longestBlockSeconds,
      note,
    }),
    describeMaking(phase, { ledger, phases, found }),
  ];
}

/** How long the tests took from the wish to the end; the work on one goes on in another worker. */
function describeMaking(phase: Phase, { ledger, phases }: Drill): Row {
  const own = ledger.makings.filter((span) => phaseOf(phases, span) === phase);
  const seconds = own.map((span) => blockedMs(phases, span) / 1000);
  const longest = `the longest took ${Math.max(0, ...seconds).toFixed(1)} s`;
  return toldRow(`${phase.fault}: tests made`, `${own.length}, ${longest}`);
}

function describeEnds({ entries }: Ledger): Row {
  const asked = ofKind(entries, 'generation');
  const failed = asked.filter(({ end }) => end === 'failed').length;
  return toldRow('tests that ended with a failure that was told', `${failed} of ${asked.length}`);
}
