const fewWords = 6;

/**
 * Whether a cell is one value that can be read without the table. A short cell with several parts
 * names qualities of which another row may have some; shorthand is read by its writer alone.
 */
export function isPlainValue(cell: string): boolean {
  if (/[;=~<>→←|*"“”(){}[\]±≈÷×_^]|\S\/|\/\S|\s[+/&–—-]\s/u.test(cell)) return false;
  const words = cell.split(' ');
  const isList = /[,]|\s(?:and|or|und|oder|y|o|e|et|ou|\+|&)\s/u.test(cell);
  if (isList && words.length < fewWords) return false;
  // 'avg.' and 'sup.' in the middle; a stop at the end is one of a sentence.
  if (/(?:^|\s)\p{L}{1,6}\.(?=\s)/u.test(cell)) return false;
  if (words.length < 3 && cell.endsWith('.')) return false;
  if (loud.test(cell) || leaning.test(cell)) return false;
  return !/\.\s/u.test(cell);
}

/** Words in capitals that only call: 'NOT furrowed'. */
const loud = /\b(?:NOT|NO|ONLY|ALL|VERY|MOST|AND|OR|MAIN|NEVER|ALWAYS|NUR|NICHT|SOLO|QUE)\b/u;

/** What is said of one row by pointing at another, or only for the most part. */
const leaning =
  /^(?:several|various|many|some|different|mixed|multiple|numerous|as|like|also|but|and|or|not|never|see|more|less|other|another|opposite|reverse|both|either|neither|depends|usually|often|sometimes|mostly|mainly|generally|partly|possibly|rare|rarely|about|around|approx|wie|auch|aber|nicht|mehr|weniger|meist|oft|como|también|pero|no|más|menos|comme|aussi|mais|pas|plus|moins)(?!\p{L})|\b(?:same|above|below|previous|former|latter|this|these|those|it|its|they|them|their|gleich|oben|dies\p{L}*|igual|mismo|même|idem)(?!\p{L})/iu;

/** Whether a cell only says how much, how good or on which side: 'very rare', 'fast', 'middle'. */
export function isDegree(cell: string): boolean {
  return degree.test(cell);
}

const degree =
  /^(?:(?:very|rather|quite|fairly|relatively|more|less|most|least|sehr|eher|muy|más|menos|très|plus|moins)\s)?(?:simple|complex|easy|hard|difficult|good|bad|poor|great|fast|slow|quick|cheap|expensive|strong|weak|light|heavy|large|small|big|tiny|long|short|wide|narrow|thick|thin|hot|cold|warm|cool|early|late|rare|common|frequent|unusual|usual|normal|abnormal|variable|stable|unstable|moderate|mild|severe|possible|impossible|partial|complete|full|limited|unlimited|optional|required|safe|dangerous|soft|positive|negative|increased|decreased|higher|lower|larger|smaller|bigger|greater|better|worse|faster|slower|middle|cent(?:re|er|ral)|left|right|upper|lower|top|bottom|front|back|inner|outer|inside|outside|medial|lateral|proximal|distal|anterior|posterior|superior|inferior|mitte|links|rechts|oben|unten|vorne|hinten|izquierda|derecha|arriba|abajo|gauche|droite|haut|bas|einfach|schwer|leicht|gut|schlecht|schnell|langsam|groß|klein|hoch|niedrig|stark|schwach|selten|häufig|größer|kleiner|alto|alta|bajo|baja|grande|pequeñ[oa]|rápid[oa]|lent[oa]|fuerte|débil|raro|frecuente|blando|duro|fort|faible|rapide|lente?|grand|petit|élevée?|rare|fréquente?|bon|mauvais)$/iu;
