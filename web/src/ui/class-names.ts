/** Joins class names; an absent or false part is left out. */
export function classNames(...parts: (string | false | undefined)[]) {
  return parts.filter(Boolean).join(' ');
}
