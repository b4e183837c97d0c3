import { anyOf } from './any-of.ts';

/** Whether the heading of a section says that nothing in it is content. */
export function isAsideHeading(title: string): boolean {
  const bare = title
    .replace(/^(?:\d+(?:\.\d+)*|[A-H]|[IVX]+)[.):]?\s+/u, '')
    .replace(/[:?.!\s]+$/, '')
    .trim();
  return wholeHeadings.test(bare) || openings.test(bare) || endings.test(bare);
}

const exercises = anyOf(`
  tasks? | exercises? | homework | problems? | activit(?:y|ies) | worksheet | answers?(?: key)?
  | solutions? | practice(?: problems)? | (?:quick )?checks? | (?:check|test) yourself
  | self[- ](?:test|check|assessment) | open questions
  | (?:discussion|review|practice|comprehension|study|check|essay|revision|exam|sample|multiple[- ]choice)?[- ]?questions
  | aufgaben? | übung(?:en)? | hausaufgaben? | (?:kontroll|verständnis)?fragen | lösung(?:en)?
  | ejercicios? | actividades | tareas? | preguntas | exercices? | devoirs | activités
  | 练习 | 习题 | 思考题 | 問題 | 演習`);

const references = anyOf(`
  references | bibliography | works cited | (?:further|recommended|suggested|required) reading
  | reading(?: list)? | literature | links? | useful links | acknowledge?ments? | index | sources
  | (?:table of )?contents | literatur(?:verzeichnis|angaben)? | quellen(?:angaben|verzeichnis)?
  | inhalt(?:sverzeichnis)? | bibliografía | referencias | fuentes | índice | bibliographie
  | références | sommaire | 参考文献 | 目录`);

const organisation = anyOf(`
  admin | administration | organi[sz]ation | organi[sz]ational(?: matters)? | agenda
  | course (?:info|information|outline|organi[sz]ation) | schedule | syllabus | grading | timetable
  | what to bring | (?:learning |lesson )?(?:objectives|outcomes|goals|aims) | to ?-?do | todos?
  | exam(?: info| dates?| tips| topics)? | next (?:week|time|lecture|lesson) | lernziele?
  | organisatorisches | termine | objetivos | objectifs | 本章学习目标`);

const wholeHeadings = new RegExp(`^(?:${exercises}|${references}|${organisation})$`, 'iu');

const openings = new RegExp(
  anyOf(String.raw`
    ^(?:task|exercise|activity|worksheet|problem|question|q)\s*#?\s*\d
    | ^(?:aufgabe|übung|ejercicio|actividad|exercice|activité)\s*#?\s*\d
    | ^worked example | ^beispielaufgabe | ^things to (?:do\b|bring\b|ask\b)
    | ^(?:questions|tasks|exercises|problems|activities) (?:for|on|to|about)\b`),
  'iu',
);

const endings = /[-–:]\s*(?:worked )?examples?$|^(?:\S+ ){0,3}to discuss$/iu;
