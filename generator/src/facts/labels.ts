/**
 * Words that name a part of a description and not a thing: 'Advantages: cheap' explains nothing that
 * is called advantages.
 */
export function isLabel(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim();
  if (plain === '' || numbered.test(plain)) return true;
  if (labels.has(plain)) return true;
  // 'Causes of the war' and 'main advantages' are labels; 'testing effect' and 'time series' are not.
  const [first = '', second = '', ...others] = plain.split(/\s+/u);
  if (labels.has(first) && joins.has(second)) return true;
  if (others.length > 0) return false;
  return (sorting.has(first) && labels.has(second)) || attributes.has(second);
}

/**
 * Whether a heading announces points about one thing, such as its advantages, and not things of one
 * kind with what they mean.
 */
export function announcesPoints(heading: string): boolean {
  return points.test(heading);
}

const points =
  /\b(?:(?:dis)?advantages?|benefits|drawbacks|requirements|reasons|causes|effects|consequences|impacts?|goals|objectives|aims|outcomes|strengths|weaknesses|limitations|criticisms?|challenges|tips|guidelines|pros|cons|checklist|syllabus|assessment|interventions|complications|further (?:reading|resources)|answers|(?:worked|practice|model) (?:solutions|answers|problems|questions)|exercises|quiz|exam|source route|vorteile|nachteile|ursachen|folgen|gründe|ziele|lösungen|aufgaben|ventajas|desventajas|causas|consecuencias|objetivos|respuestas|avantages|inconvénients|conséquences|objectifs|réponses)\b/iu;

/** 'Nerve supply' and 'side effects' name what is said of a thing. */
const attributes = new Set(
  `supply drainage function functions structure location position size shape appearance treatment
  management causes symptoms signs features effects examples uses characteristics advantages`.split(
    /\s+/u,
  ),
);

const joins = new Set('of for in to and or de del des du von der für y et und'.split(' '));
const sorting = new Set(
  `main key other common typical possible important further some major general clinical
  wichtige weitere principales principal autres`.split(/\s+/u),
);

/** 'Step 2 of the test' counts; 'Type 2' alone does, but 'type 2 diabetes' has a name. */
const numbered =
  /^(?:step|day|week|task|exercise|question|chapter|lecture|fig|figure|table|lesson|slide|page|schritt|woche|tag|aufgabe|kapitel|abbildung|tabelle|seite|paso|semana|tarea|capítulo|figura|tabla|étape|semaine|tâche|chapitre|tableau)\s*[\divx]+\b|^(?:phase|stage|part|unit|section|type|level|rule|tip|problem|article|artikel|artículo|case|no|nr|teil|parte|partie)\s*[\divx]+$|^\d+$/u;

/** Also the names of rows in a table that compares things column by column. */
const labels = new Set(
  `advantage advantages disadvantage disadvantages pro pros con cons benefit benefits drawback
  drawbacks strength strengths weakness weaknesses limitation limitations risk risks
  note notes nb remark remarks comment comments tip tips hint hints warning caution attention important
  remember reminder exam todo homework task tasks question questions answer answers aim aims goal
  goals objective objectives summary overview conclusion conclusions introduction intro background
  example examples eg ie instance case cases exception exceptions cause causes reason reasons effect
  effects result results consequence consequences impact impacts outcome symptom symptoms sign signs
  treatment treatments diagnosis prevention management therapy prognosis complication complications
  definition definitions meaning description descriptions explanation function functions purpose use uses
  usage role roles feature features property properties characteristic characteristics
  structure composition location formula equation symbol unit units value values abbreviation
  source sources reference references author authors date dates year years time place origin name names
  cost costs price speed size length weight mass colour color shape duration frequency age number
  amount type types kind kinds class classes category categories method methods process procedure
  steps stages phases key keywords also see total totals sum average mean median overall subtotal
  title subject parent tags tag author syllabus subtopics subtopic route routes resources resource
  course level module exam marks deadline reading readings
  others other misc miscellaneous none all both who what when where why how which topic topics
  evidence criticism criticisms evaluation application applications input output requirement
  requirements assumption assumptions issue issues problem problems solution solutions
  vorteil vorteile nachteil nachteile beispiel beispiele hinweis hinweise achtung merke wichtig anmerkung
  ursache ursachen folge folgen wirkung symptome behandlung therapie diagnose definition bedeutung
  beschreibung funktion zweck aufgabe aufgaben merkmal merkmale eigenschaft eigenschaften aufbau ort
  formel einheit wert quelle quellen datum jahr zeit herkunft preis größe dauer anzahl art arten typ
  gesamt summe durchschnitt mittelwert sonstige sonstiges ziel ziele frage fragen antwort lösung
  stärken schwächen gründe grund fazit überblick einleitung
  ventaja ventajas desventaja desventajas inconvenientes ejemplo ejemplos nota notas importante causa
  causas consecuencia consecuencias efecto efectos síntomas tratamiento diagnóstico definición
  significado descripción función características característica propiedades estructura ubicación
  fórmula unidad valor fuente fuentes fecha año tiempo origen precio tamaño duración número tipo tipos
  promedio media objetivo objetivos pregunta preguntas respuesta resumen conclusión
  avantage avantages inconvénient inconvénients exemple exemples remarque remarques
  causes conséquence conséquences effet effets symptômes traitement diagnostic définition signification
  description fonction rôle caractéristique caractéristiques propriétés structure lieu formule unité
  valeur date année durée origine prix taille nombre moyenne objectif objectifs réponse
  résumé conclusion attention`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
