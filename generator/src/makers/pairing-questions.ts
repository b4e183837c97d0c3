import { shuffle, type Random } from '@engram/core/seeded-random.ts';
import { capitalise } from '../analysis/clean-text.ts';
import {
  around,
  explainAll,
  longestPassage,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { listFamilies, type Family, type FamilyPair } from './family-pairs.ts';
import { mightHold } from './might-hold.ts';
import { makeSeveral } from './multiple-answer.ts';
import { shelfOf, type Shelf } from './pair-shelf.ts';
import { listPairs } from './pairs.ts';
import type { Pair } from './relation.ts';
import { listSparePairs } from './spare-pairs.ts';

const fewest = 4;
const most = 5;

/** 'Which of these terms are described correctly?', where others have changed their descriptions. */
export const choosePairings: Maker = function* choosePairings(workshop) {
  const { analysis, random } = workshop;
  const shelf = shelfOf('pairing', workshop);
  const sound = shuffle(listPairs(analysis), random).filter(
    ({ isSound, relation }) => isSound && relation.quality > 0.8,
  );
  const lists = Map.groupBy(
    sound.filter(({ list }) => list !== ''),
    ({ relation, list }) => `${relation.task}|${list}`,
  );
  const forms = Map.groupBy(sound, ({ relation, form }) => `${relation.task}|${form}`);
  // 'A force that …' beside 'Layers of tissue slide …'.
  const mixed = Map.groupBy(
    sound.filter(({ form }) => form === 'noun' || form === 'clause'),
    ({ relation }) => relation.task,
  );
  const rounds = [
    { pools: [...lists.values()], quality: 0.9 },
    { pools: [...forms.values()], quality: 0.84 },
    { pools: [...mixed.values()], quality: 0.76 },
  ];
  for (const { pools, quality } of rounds) {
    for (const pool of pools) {
      for (;;) {
        const fresh = pool.filter((pair) => shelf.timesUsed(pair) === 0);
        const set = shelf.pick(fresh, { fewest, most, mayShare: 1 });
        const made = set && makePairing(workshop, set, quality);
        if (!made) break;
        shelf.keep(set);
        yield made;
      }
    }
  }
  for (const family of shuffle(listFamilies(analysis), random)) {
    const made = chooseOfFamily(workshop, shelf, family);
    if (made) yield made;
  }
};

/** For a text asked for many: the same pairs in other company, then lesser ones. */
export const chooseSparePairings: Maker = function* chooseSparePairings(workshop) {
  const { analysis, random } = workshop;
  const shelf = shelfOf('pairing', workshop);
  const pairs = listPairs(analysis);
  const keyOf = ({ relation, form }: Pair) => `${relation.task}|${form}`;
  const sound = Map.groupBy(
    pairs.filter(({ isSound }) => isSound),
    keyOf,
  ).values();
  const pools = [...sound, ...Map.groupBy(pairs, keyOf).values(), ...listSparePairs(analysis)];
  for (const [cost, share] of [1, 2, 3].entries()) {
    for (let round = 0; round < 12; round += 1) {
      let isSpent = true;
      for (const pool of pools) {
        const set = shelf.pick(shuffle(pool, random), { fewest, most, mayShare: share });
        const worth = Math.min(0.56, set?.[0]?.relation.quality ?? 0);
        // Gaps and halves of sentences are the last resort.
        const last = worth < 0.5 ? 1 : set?.every(({ isSound }) => isSound) ? 0 : 0.5;
        const quality = worth - cost * 0.2 - round * 0.02 - last;
        const made = set && makePairing(workshop, set, quality);
        if (!made) continue;
        shelf.keep(set);
        isSpent = false;
        yield made;
      }
      if (isSpent) break;
    }
  }
};

function makePairing(
  workshop: Workshop,
  set: readonly Pair[],
  quality: number,
): Candidate | undefined {
  const { analysis, random } = workshop;
  const right = pickRight(set, set.length > fewest && random() < 0.5 ? 3 : 2, random);
  // 'Circulated his theses' beside a woman's name would tell.
  const wrong = set.filter((pair) => isNeutral(pair) && !right.includes(pair)).slice(0, 3);
  const [first] = right;
  if (!first || wrong.length < 2) return undefined;
  const swapped = wrong.map(({ left }, no) => {
    const other = wrong[(no + 1) % wrong.length];
    return show(left, other ? inLine(analysis, other) : '');
  });
  const { check, checkAgain } = first.relation;
  const asked = askedIn.get(workshop) ?? new Set();
  askedIn.set(workshop, asked);
  const text = asked.has(check) ? checkAgain : check;
  asked.add(check);
  return offer(analysis, {
    text,
    right,
    set: [...right, ...wrong],
    keys: right.map((pair) => show(pair.left, inLine(analysis, pair))),
    distractors: swapped,
    quality,
  });
}

// What a test was asked in full goes with its workshop.
const askedIn = new WeakMap<Workshop, Set<string>>();

/** Right ones stand so near each other that one passage proves them. */
function pickRight(set: readonly Pair[], count: number, random: Random): readonly Pair[] {
  const inOrder = set.toSorted((one, other) => one.sentence.start - other.sentence.start);
  const windows = inOrder
    .map((_, from) => inOrder.slice(from, from + count))
    .filter((own) => own.length === count && isPassage(own))
    .filter((own) => set.filter((pair) => isNeutral(pair) && !own.includes(pair)).length > 1);
  const [picked] = shuffle(windows, random);
  return picked ?? (count > 2 ? pickRight(set, 2, random) : []);
}

function isPassage(pairs: readonly Pair[]): boolean {
  const { start, end } = around(pairs.map(({ sentence }) => sentence));
  return end - start <= longestPassage;
}

type Offer = {
  text: string;
  right: readonly Pair[];
  set: readonly Pair[];
  keys: readonly string[];
  distractors: readonly string[];
  quality: number;
};

function offer(
  analysis: Workshop['analysis'],
  { right, set, ...told }: Offer,
): Candidate | undefined {
  const [first] = right;
  if (!first || !isPassage(right)) return undefined;
  return makeSeveral(analysis, {
    ...told,
    section: first.sentence.section,
    source: around(right.map(({ sentence }) => sentence)),
    explanation: explainAll(
      analysis,
      set.map(({ sentence }) => sentence),
    ),
  });
}

/** Whole statements of things of one kind, of which some have changed their subjects. */
function chooseOfFamily(
  { analysis, random }: Workshop,
  shelf: Shelf,
  { pairs }: Family,
): Candidate | undefined {
  const fresh = shuffle(pairs, random).filter((pair) => shelf.timesUsed(pair) === 0);
  const set = shelf.pick(fresh, { fewest, most, mayShare: 1 });
  const own = pairs.filter((pair) => set?.includes(pair));
  for (const [no, one] of own.entries()) {
    for (const other of own.slice(no + 1)) {
      // 'draws' of a therapy and 'absorb' of alginates would tell.
      if (!set || one.form !== other.form) continue;
      if (!mayChange(analysis, one, other) || !mayChange(analysis, other, one)) continue;
      const right = own.filter((pair) => pair !== one && pair !== other).slice(0, 3);
      shelf.keep(set);
      return offer(analysis, {
        text: one.relation.check,
        right,
        set: [...right, one, other],
        keys: right.map(({ subject, predicate }) => `${subject} ${predicate}.`),
        distractors: [`${one.subject} ${other.predicate}.`, `${other.subject} ${one.predicate}.`],
        quality: 0.78,
      });
    }
  }
  return undefined;
}

/** Whether nothing in the text says that the one does what the other does. */
function mayChange(
  { terms, ...rest }: Workshop['analysis'],
  one: FamilyPair,
  other: FamilyPair,
): boolean {
  const [term, key] = [terms.find(one.key), terms.find(other.key)];
  // What is no term of the text is named in its own point only.
  if (!term || !key) return true;
  return !mightHold({ terms, ...rest }, term, { key, sentence: other.sentence });
}

function isNeutral({ right }: Pair): boolean {
  return !/\b(?:he|she|his|her|himself|herself)\b/.test(right);
}

/** Behind a colon it begins as in the middle of a sentence, but for what was a cell of a table. */
function inLine({ names }: Workshop['analysis'], { right, sentence }: Pair): string {
  if (sentence.block.kind === 'row' || /_____|^…|^\p{Lu}[\p{Lu}\d]/u.test(right)) return right;
  const [opening = ''] = right.split(/[^\p{L}]/u, 1);
  const word = sentence.words.find(({ text }) => capitalise(text) === opening);
  // 'Giuseppe Mazzini', but not 'A Roman Republic'.
  const isRun =
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(right) && !/^(?:DET|NUM|ADJ|ADP)$/.test(word?.tag ?? '');
  // Behind a dash the tagger takes any capital for that of a name.
  const isProper = word?.tag === 'PROPN' && !sentence.block.term;
  const isName = isRun || isProper || (word !== undefined && names.isName(word));
  return isName ? right : right.slice(0, 1).toLowerCase() + right.slice(1);
}

function show(left: string, right: string): string {
  return `${left}: ${right}`;
}
