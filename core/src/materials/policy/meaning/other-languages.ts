/** Small words of German, French, Spanish, Italian and Portuguese that English does not have. */
const others = new Set(
  [
    'der das und ist sind nicht eine einen einer den dem des von mit sich auf werden wird bei als auch zum zur durch uber oder nach im',
    'les est une dans qui que pour sur avec sont du aux ou par cette',
    'el los las es una por del con para como su al entre',
    'il della che di sono nel gli delle um uma os nao da dos com',
  ].flatMap((words) => words.split(' ')),
);
const english = new Set(
  'the and of to is are that with for how you your my it this be by or as what can'.split(' '),
);

/** So many make a sentence, or a whole text, one of another language. */
const fewestOfSentence = 3;
const fewestOfText = 6;

/**
 * Leaves out sentences of another language, whose words mean something else: 'die' is an article,
 * and 'im' nobody who speaks of himself. A request in English stays, whatever stands around it: its
 * own small words tell it.
 */
export function readableSentences(sentences: readonly string[]): string[] {
  const counted = sentences.map((words) => ({ words, ...countSmall(words) }));
  const foreign = counted.reduce((sum, one) => sum + one.foreign, 0);
  const own = counted.reduce((sum, one) => sum + one.own, 0);
  const isForeignText = foreign >= fewestOfText && foreign > 2 * own;
  return counted
    .filter((one) =>
      isForeignText
        ? one.own > one.foreign
        : one.foreign < fewestOfSentence || one.foreign <= 2 * one.own,
    )
    .map(({ words }) => words);
}

function countSmall(words: string): { foreign: number; own: number } {
  const all = words.split(' ');
  return {
    foreign: all.filter((word) => others.has(word)).length,
    own: all.filter((word) => english.has(word)).length,
  };
}
