/** Whether a font gives each letter the same width, as programs are written in. */
export function isCodeFont(font: string | undefined): boolean {
  return font !== undefined && codeFonts.test(font);
}

const codeFonts =
  /courier|consolas|menlo|monaco|lucida (?:console|sans typewriter)|\bmono\b|monospace|cascadia (?:code|mono)|fira code|source code|inconsolata|andale mono|typewriter|letter gothic/i;

/** Whether a style by its name is for code. */
export function namesCode(name: string): boolean {
  return /^(?:html[ -]?(?:preformatted|code|vorformatiert)|preformatted(?:[ _]text)?|source[ -]?code|code(?:[ -]?(?:block|listing|snippet|example))?|listing|verbatim|quelltext|quellcode|vorformatierter text)$/i.test(
    name,
  );
}

/** Some write whole essays in the letters of a typewriter. */
export function looksLikeCode(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isSentence = words.length >= 6 && /^["“(]?\p{Lu}.*[.!?:]["”)]?$/su.test(text.trim());
  return !isSentence || /[;{}<>=]|\w\(/.test(text);
}
