export type Marker = {
  /** What our Markdown writes for it. */
  mark: string;
  text: string;
};

/** Reads the bullet or number with which the line of a list begins. */
export function readMarker(line: string): Marker | undefined {
  const bullet = /^[•●○◦∙·▪▫■□‣⁃➢➤✓✔*–—−-]\s+(\S.*)$/su.exec(line);
  if (bullet?.[1]) return { mark: '-', text: bullet[1] };
  const tight = /^[•●○◦▪▫■‣⁃➢➤✓✔](\S.*)$/su.exec(line);
  if (tight?.[1]) return { mark: '-', text: tight[1] };
  const number = /^\(?(\d{1,3})[.)]\s+(\S.*)$/su.exec(line);
  if (number?.[1] && number[2]) return { mark: `${Number(number[1])}.`, text: number[2] };
  // What refers to "b)" must still find it.
  const letter = /^(\(?(?:[a-zA-Z]|[ivx]{1,5})\)|[a-z]\.)\s+(\S.*)$/su.exec(line);
  if (letter?.[1]) return { mark: '-', text: line };
  return undefined;
}

/** Whether this is a bullet or a number and nothing more. */
export function isMarker(text: string): boolean {
  return /^(?:[•●○◦∙·▪▫■□‣⁃➢➤✓✔*–—−o-]|\(?\d{1,3}[.)]|\(?(?:[a-zA-Z]|[ivx]{1,5})\)|[a-z]\.)$/u.test(
    text.trim(),
  );
}
