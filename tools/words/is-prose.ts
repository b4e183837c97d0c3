/** Whether somebody would read this, and not the code. */
export function isProse(text: string): boolean {
  return (startsLikeASentence.test(text) && !nameOfAKey.test(text)) || goesOnAfterAHole.test(text);
}

/** A capital and small letters, then a space, a mark or the end. */
const startsLikeASentence = /^\P{L}*\p{Lu}\p{Ll}*['’]?\p{Ll}*([ .,:!?…]|$)/u;
/** Such as '{count} tests per month'. */
const goesOnAfterAHole = /^\{[^}]*\}(-\p{Ll}+)?( \p{Ll}+){2,}[ .!?]*/u;
/** As the browser calls them; and capitals alone, such as 'POST'. */
const nameOfAKey = /^(Enter|Escape|Space|Tab|Backspace|Delete|Home|End|Shift|[^\p{Ll}]+)$/u;
