/** Whether a question says its own answer: 'whether the lips are rounded' of 'rounding'. */
export function givesAway(question: string, answer: string): boolean {
  const asked = wordsOf(question);
  return wordsOf(answer).some((word) => asked.some((other) => areAkin(word, other)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** Of one family: 'proportional' and 'proportion'. */
function areAkin(one: string, other: string): boolean {
  return one === other || stemOf(one) === stemOf(other);
}

function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= 4 ? stem : word;
}

const endings =
  /(?:ational|ation|ional|ically|ion|ing|ed|al|ics?|ity|ies|es|s|e|y|ly|ism|ment|er)$/;
