/** How questions are put in one language, so that no word has to agree with another. */
export type Wording = {
  abbreviation: (short: string) => string;
  /** For a meaning of any form. */
  described: (meaning: string) => string;
  /** The same where the terms stand below the question. */
  termOfThese: (meaning: string) => string;
  /** For a meaning that begins with an article. */
  definition: (meaning: string) => string;
  description: (term: string, meaning: string, context: string) => string;
  pair: (left: string) => string;
  row: (cells: readonly string[], title: string) => string;
  matchTerms: string;
  matchPairs: string;
  matchColumns: (left: string, right: string, title: string) => string;
  /** A question below the heading that it needs. */
  under: (heading: string, question: string) => string;
  cell: (header: string, value: string) => string;
  describes: (meaning: string, term: string) => string;
  firstLetter: (letter: string) => string;
};

function underColon(heading: string, question: string): string {
  return heading === '' ? question : `${heading}: ${question}`;
}

function joinColon(header: string, value: string): string {
  return `${header}: ${value}`;
}

const english: Wording = {
  abbreviation: (short) => `What does the abbreviation ${short} stand for?`,
  described: (meaning) => `Which term is described as “${meaning}”?`,
  termOfThese: (meaning) => `Which of these is described as “${meaning}”?`,
  definition: (meaning) => `What is the term for ${meaning}?`,
  description: (term, meaning, context) => `“${term}”${context} is described as: ${meaning}.`,
  pair: (left) => `What goes with “${left}”?`,
  row: (cells, title) =>
    `Complete this row of the table${title === '' ? '' : ` “${title}”`}. ${cells.join('. ')}`,
  matchTerms: 'Match each term with its description.',
  matchPairs: 'Match the pairs.',
  matchColumns: (left, right, title) =>
    `Match the pairs${title === '' ? '' : ` of the table “${title}”`}: ${left} – ${right}.`,
  under: underColon,
  cell: joinColon,
  describes: (meaning, term) => `“${meaning}” describes ${term}.`,
  firstLetter: (letter) => `It begins with “${letter}”.`,
};

const german: Wording = {
  abbreviation: (short) => `Wofür steht die Abkürzung ${short}?`,
  described: (meaning) => `Welcher Begriff wird so beschrieben: „${meaning}“?`,
  termOfThese: (meaning) => `Welcher dieser Begriffe wird so beschrieben: „${meaning}“?`,
  definition: (meaning) => `Welcher Begriff ist so definiert: „${meaning}“?`,
  description: (term, meaning, context) => `„${term}“${context} wird so beschrieben: ${meaning}.`,
  pair: (left) => `Was gehört zu „${left}“?`,
  row: (cells, title) =>
    `Ergänze diese Zeile der Tabelle${title === '' ? '' : ` „${title}“`}. ${cells.join('. ')}`,
  matchTerms: 'Ordne jedem Begriff seine Beschreibung zu.',
  matchPairs: 'Ordne die Paare zu.',
  matchColumns: (left, right, title) =>
    `Ordne die Paare${title === '' ? '' : ` der Tabelle „${title}“`} zu: ${left} – ${right}.`,
  under: underColon,
  cell: joinColon,
  describes: (meaning, term) => `„${meaning}“ beschreibt: ${term}.`,
  firstLetter: (letter) => `Der Anfangsbuchstabe ist „${letter}“.`,
};

const spanish: Wording = {
  abbreviation: (short) => `¿Qué significa la abreviatura ${short}?`,
  described: (meaning) => `¿Qué término se describe como «${meaning}»?`,
  termOfThese: (meaning) => `¿Cuál de estos términos se describe así: «${meaning}»?`,
  definition: (meaning) => `¿Qué término se define como «${meaning}»?`,
  description: (term, meaning, context) => `«${term}»${context} se describe así: ${meaning}.`,
  pair: (left) => `¿Qué corresponde a «${left}»?`,
  row: (cells, title) =>
    `Completa esta fila de la tabla${title === '' ? '' : ` «${title}»`}. ${cells.join('. ')}`,
  matchTerms: 'Relaciona cada término con su descripción.',
  matchPairs: 'Relaciona las parejas.',
  matchColumns: (left, right, title) =>
    `Relaciona las parejas${title === '' ? '' : ` de la tabla «${title}»`}: ${left} – ${right}.`,
  under: underColon,
  cell: joinColon,
  describes: (meaning, term) => `«${meaning}» describe: ${term}.`,
  firstLetter: (letter) => `Empieza por «${letter}».`,
};

const french: Wording = {
  abbreviation: (short) => `Que signifie l’abréviation ${short} ?`,
  described: (meaning) => `Quel terme est décrit ainsi : « ${meaning} » ?`,
  termOfThese: (meaning) => `Lequel de ces termes est décrit ainsi : « ${meaning} » ?`,
  definition: (meaning) => `Quel terme est défini par « ${meaning} » ?`,
  description: (term, meaning, context) => `« ${term} »${context} : ${meaning}.`,
  pair: (left) => `Qu’est-ce qui correspond à « ${left} » ?`,
  row: (cells, title) =>
    `Complétez cette ligne du tableau${title === '' ? '' : ` « ${title} »`}. ${cells.join('. ')}`,
  matchTerms: 'Associez chaque terme à sa description.',
  matchPairs: 'Associez les paires.',
  matchColumns: (left, right, title) =>
    `Associez les paires${title === '' ? '' : ` du tableau « ${title} »`} : ${left} – ${right}.`,
  under: (heading, question) => (heading === '' ? question : `${heading} : ${question}`),
  cell: (header, value) => `${header} : ${value}`,
  describes: (meaning, term) => `« ${meaning} » décrit : ${term}.`,
  firstLetter: (letter) => `La première lettre est « ${letter} ».`,
};

const wordings: Readonly<Record<string, Wording>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

/** The languages that questions are put in. */
export const allLanguages: readonly string[] = Object.keys(wordings);

/** The wording of a language; of others than these four nothing is asked. */
export function wordingFor(language: string): Wording {
  return wordings[language] ?? english;
}
