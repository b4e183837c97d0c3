import type { Language } from './small-words.ts';
import { baseOf } from './word-families.ts';

/**
 * Words with one word for each thing that everyday language says in several ways: 'goes up', 'rises'
 * and 'increased' are all 'more'. Terms of a subject are not here: those are what is asked for.
 */
export function foldSynonyms(words: readonly string[], language: Language): string[] {
  const folded: string[] = [];
  const bases = words.map((word) => baseOf(word, language));
  for (let place = 0; place < words.length;) {
    const found = findPhrase(bases, place, language);
    folded.push(...(found?.sense ?? [words[place] ?? '']));
    place += found?.length ?? 1;
  }
  return folded;
}

/** The longest phrase that begins at a place. */
function findPhrase(bases: readonly string[], place: number, language: Language) {
  if (!starts[language].has(bases[place] ?? '')) return undefined;
  for (let length = Math.min(maxPhrase, bases.length - place); length > 0; length -= 1) {
    const sense = phrases[language].get(bases.slice(place, place + length).join(' '));
    if (sense) return { sense, length };
  }
  return undefined;
}

const maxPhrase = 5;

/** Each line: the word that stands for all, and what else says it. */
const groups: Record<Language, string> = {
  en: `
    more: higher, greater, larger, bigger, increase, rise, raise, grow, growth, go up, get bigger, get larger, become larger, become bigger, get more, extra, additional
    less: lower, fewer, smaller, decrease, fall, drop, decline, reduce, reduction, shrink, diminish, lessen, go down, get smaller, become smaller, get less
    same: constant, unchanged, equal, identical, remain constant, stay constant, stay the same, remain the same, no change, does not change, do not change
    not: rather than, instead of, other than
    absorb: take up, soak up, take in, suck up
    accept: agree to, approve
    accelerate: speed up, get faster
    slow: decelerate, slow down, get slower
    adapt: adjust
    agreement: pact, accord
    amount: quantity
    answer: reply, respond
    army: troops, soldiers, military
    ask for: request, demand
    attack: invade, assault
    attract: pull toward, pull towards
    repel: push away, push apart
    average: mean
    basic: fundamental
    battle: fight, combat
    begin: start, commence
    big: large, huge
    body: organism
    build: construct, erect
    buy: purchase
    carry: transport, convey, bring, deliver, move
    cause: lead to, result in, bring about, trigger, give rise to
    change: alter, modify
    choose: select, pick
    close: near, nearby
    collect: gather, accumulate
    combine: join, unite, merge
    contain: include, comprise, hold
    control: regulate, govern
    damage: harm, hurt, injure
    dangerous: hazardous, harmful, risky
    death: dying
    defeat: beat, conquer, overcome
    destroy: ruin, wipe out, demolish, kill
    difference: distinction
    different: distinct, differing
    difficult: hard, tough
    discover: find out, detect
    disease: illness, sickness
    drug: medicine, medication
    doctor: physician
    earth: ground, soil
    easy: simple
    end: finish, complete, conclude, stop, cease, halt
    enough: sufficient
    exclude: omit, leave out, not include
    expand: swell, extend, get larger
    expensive: costly
    fast: quick, rapid
    food: nourishment
    forbid: ban, prohibit, outlaw
    forgo: give up, sacrifice, do without, forego
    freedom: liberty
    get: obtain, acquire, gain
    give: provide, supply, offer
    goal: aim, purpose, objective
    goods: products, merchandise
    help: aid, assist, support, facilitate
    hinder: impede, hamper, inhibit, get in the way of, interfere with, make it harder, disturb
    idea: concept, notion
    illegal: unlawful, against the law
    important: significant, essential, crucial, vital, key
    information: info, data
    invent: devise
    keep: retain, preserve, maintain
    kind: type, sort
    leader: ruler, head
    live: dwell, reside, inhabit
    loss: losing
    lose: shed
    main: primary, chief, principal, most important
    make: produce, create, form, generate, manufacture
    many: numerous, lots of, a lot of, plenty of
    mix: blend
    new: later, newer, recent
    need: require
    often: frequently
    old: earlier, previous, prior, former
    option: alternative, choice
    part: portion, piece, section
    people: population, persons, humans
    place: location, site
    poor: impoverished
    power: authority
    prevent: block, avert, keep from
    price: cost
    protect: defend, guard, shield
    rebellion: revolt, uprising, insurrection
    refuse: reject, turn down
    release: emit, give off, give out, let out, set free, discharge
    remember: recall, recollect
    remove: eliminate, get rid of, take away, clear
    replace: substitute
    rich: wealthy
    rule: reign
    safe: secure
    see: notice, observe
    shape: form
    show: demonstrate, indicate, reveal
    similar: alike
    small: little, tiny
    spread: disperse, diffuse
    split: divide, break down, break up, break apart, separate, splitting
    store: save, stockpile
    strengthen: reinforce, make stronger
    surround: enclose
    tax: levy
    tilt: incline, tilted, slant
    toleration: tolerance
    trade: commerce
    turn into: convert into, transform into, change into, become, change to, convert to, turn to
    use: utilise, utilize, employ, make use of
    useless: pointless
    violate: break, breach
    weaken: make weaker
    whole: entire
    worker: labourer, laborer, employee
    wrong: incorrect, false
    minus: subtract, deduct
  `,
  de: `
    mehr: höher, größer, erhöhen, steigern, steigen, zunehmen, wachsen, anheben
    weniger: niedriger, geringer, kleiner, senken, verringern, vermindern, reduzieren, sinken, abnehmen, fallen
    gleich: konstant, unverändert
    beginnen: anfangen, starten
    beenden: abschließen
    schützen: bewahren
    verbieten: untersagen
    brauchen: benötigen
    bilden: erzeugen, herstellen, produzieren
    schnell: rasch
    helfen: unterstützen, fördern, begünstigen
    hemmen: behindern, erschweren
    entstehen: gebildet
    transportieren: befördern
    entfernen: beseitigen
    nicht: statt, anstatt, anstelle
  `,
  es: `
    más: mayor, aumentar, subir, crecer, incrementar, elevar
    menos: menor, disminuir, disminuye, disminuyen, bajar, reducir, caer, descender
    igual: constante, mismo
    empezar: comenzar, iniciar
    terminar: acabar, finalizar
    prohibir: vetar
    necesitar: requerir
    transportar: llevar
    ayudar: favorecer, facilitar
    impedir: evitar
    superar: exceder, sobrepasar, ser mayor que
    producir: generar, fabricar
    no: en vez de, en lugar de
  `,
  fr: `
    plus: augmenter, croître, supérieur, hausse
    moins: diminuer, baisser, réduire, inférieur, baisse
    même: constant, égal
    commencer: débuter
    finir: terminer, achever
    interdire: prohiber
    produire: générer, fabriquer
    transporter: acheminer
  `,
};

/** 'Denser' is 'more dense': what is compared matters, not how it is written. */
const comparatives =
  `dense light heavy fast slow strong weak hot cold warm thick thin long short hard
  soft rich poor cheap bright dark cool rough smooth deep shallow wide narrow quick rapid`.split(
    /\s+/,
  );

const phrases: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  en: addComparatives(readGroups('en')),
  de: readGroups('de'),
  es: readGroups('es'),
  fr: readGroups('fr'),
};

const starts: Record<Language, ReadonlySet<string>> = {
  en: listStarts(phrases.en),
  de: listStarts(phrases.de),
  es: listStarts(phrases.es),
  fr: listStarts(phrases.fr),
};

function listStarts(all: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(Array.from(all.keys(), (phrase) => phrase.split(' ')[0] ?? ''));
}

function readGroups(language: Language): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of groups[language].trim().split('\n')) {
    const [head = '', rest = ''] = line.trim().split(': ');
    const key = (phrase: string) =>
      phrase
        .split(' ')
        .map((word) => baseOf(word, language))
        .join(' ');
    for (const phrase of [head, ...rest.split(', ')]) found.set(key(phrase), head.split(' '));
  }
  return found;
}

function addComparatives(heads: Map<string, readonly string[]>) {
  return new Map([...heads, ...comparatives.flatMap((one) => compare(one, heads))]);
}

function compare(
  adjective: string,
  heads: ReadonlyMap<string, readonly string[]>,
): [string, readonly string[]][] {
  const stem = adjective.replace(/e$/, '').replace(/y$/, 'i');
  const doubled = /^(?:hot|thin)$/.test(adjective) ? stem + (stem.at(-1) ?? '') : stem;
  return [[baseOf(`${doubled}er`, 'en'), ['more', heads.get(adjective)?.[0] ?? adjective]]];
}
