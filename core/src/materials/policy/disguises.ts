/** Stars in the place of a vowel: 'b*mb'. */
const starred = /\b(s|p|b|k|su|r|n|po|h)\*(x|rn|mb|ll|cide|pe|des|son|ck)\b/g;
const starredWords: Readonly<Record<string, string>> = {
  's*x': 'sex',
  'p*rn': 'porn',
  'b*mb': 'bomb',
  'k*ll': 'kill',
  'su*cide': 'suicide',
  'r*pe': 'rape',
  'n*des': 'nudes',
  'po*son': 'poison',
  'h*ck': 'hack',
};

export function fillStars(text: string): string {
  return text.replaceAll(starred, (word) => starredWords[word] ?? word);
}

/** Three or more single letters with one sign between each: 'b o m b', 'b.o.m.b'. */
const spaced = /(?<![a-z0-9])(?:[a-z][ ._*-]){2,}[a-z](?![a-z0-9])/g;
const betweenLetters = /[ ._*-]/g;
/** Where every word is spaced and no wider gap parts them, these are found in the row of letters. */
const commonWords = new Set(
  [
    'how to do i can you a the my me in at an make build get kill bomb gun poison hack steal',
    'myself yourself suicide porn sex nudes weapon explosive house car phone account password',
    'tell show give teach help please die all jews muslims child children kids send home',
  ]
    .join(' ')
    .split(' '),
);
const longestWord = 9;

export function joinSpacedLetters(text: string): string {
  return text.replaceAll(spaced, (row) => partWords(row.replaceAll(betweenLetters, '')));
}

/** The words of a row of letters, or the row as it is where it has other ones. */
function partWords(row: string): string {
  const words: string[] = [];
  for (let start = 0; start < row.length;) {
    const word = firstWord(row, start);
    if (word === undefined) return row;
    words.push(word);
    start += word.length;
  }
  return words.join(' ');
}

function firstWord(row: string, start: number): string | undefined {
  for (let length = longestWord; length > 0; length -= 1) {
    const word = row.slice(start, start + length);
    if (word.length === length && commonWords.has(word)) return word;
  }
  return undefined;
}
