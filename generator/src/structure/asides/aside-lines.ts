import { anyOf } from './any-of.ts';
import { isFurniture } from './furniture.ts';

/** Whether a line or sentence is no content: a task, a note to oneself, a date, a reference. */
export function isAside(written: string): boolean {
  const bare = written.replace(/^[*_>\s]+|[*_]+/g, '').trim();
  if (bare === '' || isFurniture(bare)) return true;
  return patterns.some((pattern) => pattern.test(bare));
}

const openings = anyOf(`
  discuss | explain | describe | compare | calculate | compute | summari[sz]e | evaluate | justify
  | underline | circle | tick | solve | prove | derive | determine | complete | fill in | write
  | work out | look (?:at|up) | think (?:about|of) | imagine | suppose | consider | notice | recall
  | remember | observe | see | try | read | learn | revise | memori[sz]e | bring | give | define
  | identify | suggest | choose | let`);

// These are nouns too: 'Use of force', 'State law', 'Note values'.
const nounOpenings = anyOf(`
  use | name | list | state | label | outline | check | match | draw | type | take | show | note
  | sketch | find | answer | copy`);

const objects = anyOf(`
  the | a | an | how | why | what | which | that | your | each | two | three | four | five | all
  | these | this`);

const moreObjects = anyOf(String.raw`
  whether | you | yourself | every | in | with | those | it | them | one | some | any | for | on | at
  | about | of | up | and | us | also | as | briefly | ch\. | chapter | pages? | p\. | pp\. | section
  | table | figure | below | above`);

const otherOpenings = anyOf(`
  beschreibe | erkläre | nenne | vergleiche | berechne | begründe | diskutiere | lies | schreibe
  | zeichne | explica | describe | compara | calcula | nombra | lee | escribe | expliquez | décrivez
  | comparez | calculez | nommez | lisez | écrivez`);

const pieces = anyOf(`
  task | exercise | question | problem | activity | aufgabe | übung | frage | ejercicio | actividad
  | pregunta | exercice | activité | q`);

const tasks = [
  new RegExp(String.raw`^${pieces}\s*\d+(?:\.\d+)*[a-z]?\b`, 'iu'),
  /^(?:task|exercise|activity|your turn|aufgabe|übung|ejercicio|tarea|exercice)s?\s*[:.–-]/iu,
  new RegExp(String.raw`^${openings}\s+(?:${objects}|${moreObjects})(?![\p{L}\p{N}])`, 'iu'),
  new RegExp(String.raw`^${nounOpenings}\s+(?:${objects}(?![\p{L}\p{N}])|\x60)`, 'iu'),
  new RegExp(String.raw`^${otherOpenings}n?\s`, 'iu'),
  /[?？]["'”’)]*$/u,
  /\b(?:in your own words|with your (?:partner|neighbou?r)|your answers?|full marks)\b/iu,
  /\(\d+ (?:marks?|points|punkte|puntos)\)/iu,
];

const notes = [
  /^\(?(?:to-?do|fixme|ask|check|nb|n\.b\.|reminder|remember|important|revise)\b\s*[:!–-]/iu,
  /\b(?:todo|to do:|tbd|tbc|fixme|not sure|no idea|my own notes|missed this|copied from)\b/iu,
  /\bdidn['’]t (?:get|catch|understand)\b/iu,
  /^\(?ask (?:dr|prof|mr|mrs|ms|the|about|in|teacher|tutor)\b/iu,
  /^[([].{0,120}\b(?:exam|test|slide|book|textbook|script)\b.{0,60}[)\]]\.?$/iu,
];

const day = anyOf(`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day | next week | tomorrow | tonight
  | next (?:time|lesson|session|class|lecture)`);

const examination = anyOf(`
  exams? | quiz | quizzes | mid-?terms? | homework | assignment | coursework | deadline | klausur
  | prüfung | hausaufgaben? | schularbeit | examen | deberes | devoirs`);

const meeting = anyOf(`
  ${examination} | finals | lab | seminar | lecture | tutorial | lesson | session | class | test
  | essay | worksheet | presentation | tarea | contrôle`);

const equipment = anyOf(`
  calc | calculator | pencil | ruler | textbook | book | food diary | id | laptop | taschenrechner`);

const dates = [
  new RegExp(String.raw`^\W*${meeting}\b(?:\s+\d+)?\s*(?:moved|on\b|is on|next|due|will)`, 'iu'),
  new RegExp(String.raw`^\W*${examination}\b(?:\s+\d+)?\s*[:=–-]`, 'iu'),
  new RegExp(
    String.raw`^\W*(?:the |your )?(?:final |written |oral )?${examination} (?:takes place|lasts|starts|begins|will be)\b`,
    'iu',
  ),
  new RegExp(String.raw`\b${meeting}\b.{0,60}\b${day}\b|\b${day}\b.{0,60}\b${meeting}\b`, 'iu'),
  new RegExp(String.raw`^(?:bring|hand in|submit|prepare|read)\b.{0,80}\b${day}\b`, 'iu'),
  new RegExp(String.raw`\b(?:bring|bringt) (?:a |your |the |eure |den )?${equipment}\b`, 'iu'),
  /^(?:please|bitte|por favor|s['’]il vous plaît)\b/iu,
  /\byou (?:(?:do not|don['’]t) have to (?:learn|know)|should be able to)\b/iu,
  /\b(?:be (?:on|in)|for|in|on) the (?:exam|test|quiz|klausur|prüfung)\b/iu,
  /\b(?:office hours?|due (?:date|on|by))\b/iu,
  /^(?:next|last) (?:week|time|lecture|lesson|class|session)\b/iu,
  /^(?:dr|prof|mr|mrs|ms)\.? [\p{L}. ]{2,40}(?:,|$)[^.]{0,40}$/iu,
  /^(?:date|datum|fecha|name|teacher|lecturer|author|autor|room|semester|version)\s*:.{0,60}$/iu,
];

const references = [
  /^\[\d{1,3}\]\s+\p{Lu}/u,
  /^(?:sources?|quellen?|fuentes?|further reading)\s*:/iu,
  /^(?:see also|adapted from|taken from|quoted from|retrieved from|siehe|véase|voir)\b/iu,
  /^(?:cf|vgl)\./iu,
  /^see (?:ch|chapter|p|pp|page|section|fig|figure|table|slide|book|textbook)\b/iu,
  // 'Smith, J. (2004). The history of salt.'
  /^\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.\s?){1,3}.{0,120}\(\d{4}[a-z]?\)/u,
  /\b(?:doi:|isbn|issn|vol\. \d+, (?:no|pp)\.)/iu,
  /^\[(?:course reader|excerpt|source|from|image|picture)\b/iu,
];

const patterns = [...tasks, ...notes, ...dates, ...references];
