/** Tasks, appointments, citations and addresses: true perhaps, but nothing to learn. */
export function isNoContent(words: string, heading: string | null): boolean {
  if (heading !== null && otherParts.test(heading.trim())) return true;
  return tasks.test(words) || administration.test(words) || citations.test(words);
}

const otherParts =
  /^(?:\d+\.?\s+)?(?:references?|bibliography|sources?|works cited|further reading|contents|table of contents|exercises?|homework|tasks?|review questions|to-?do|administration|organisation|literatur|literaturverzeichnis|quellen|aufgaben|übungen|inhalt|inhaltsverzeichnis|referencias|bibliografía|fuentes|ejercicios|tareas|índice|références|bibliographie|exercices|devoirs|sommaire)$/i;

const tasks =
  /^\W*(?:to-?do\b|task\s?\d*\b|exercise\s?\d*\b|homework\b|question\s?\d+\b|q\d+\b|aufgabe\s?\d*\b|übung\s?\d*\b|ejercicio\s?\d*\b|exercice\s?\d*\b|(?:explain|describe|discuss|calculate|solve|list|name|draw|compare|erkläre|beschreibe|nenne|berechne|explica|describe|calcula|expliquez|décrivez|calculez) )|[?？]["'”’»)]*$/iu;

const administration =
  /\b(?:exams? (?:is|on|in|will)|mid-?term|final exam|deadline|due (?:on|by|date)|hand in|submit|office hours?|room \d|bring (?:your|a)|next (?:week|lecture|class|session)|see (?:chapter|section|page|slide)|learning (?:goals|objectives)|copyright|all rights reserved|klausur|abgabe|sprechstunde|nächste (?:woche|stunde)|siehe (?:kapitel|seite)|fecha de entrega|próxima clase|à rendre|prochain cours)\b|[\w.]+@\w+\.\w/i;

const citations =
  /\bet al\.|\bdoi\b|https?:|\bISBN\b|\bpp?\. ?\d|\bvol\. ?\d|^\W*\[\d+\]|\((?:[^()]*\b)?(?:19|20)\d\d[a-z]?\)\.\s/i;
