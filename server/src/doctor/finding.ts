/** Something that whoever runs the server would want to know; with `isFatal` it cannot serve. */
export type Finding = { isFatal: boolean; text: string };

export function fatal(text: string): Finding {
  return { isFatal: true, text };
}

export function warn(text: string): Finding {
  return { isFatal: false, text };
}
