/**
 * Two capitals for the avatar, from the part of the email before @: first letters of its first two
 * words, else its first two letters (NS-36).
 */
export function initials(email: string): string {
  const name = email.split('@')[0] ?? '';
  const [first = '', second] = name.split(/[._+-]+/).filter((word) => word !== '');
  const letters =
    second === undefined ? Array.from(first).slice(0, 2) : [firstOf(first), firstOf(second)];
  return letters.join('').toUpperCase();
}

function firstOf(word: string): string {
  return Array.from(word)[0] ?? '';
}
