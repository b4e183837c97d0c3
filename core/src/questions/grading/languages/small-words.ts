/** The languages whose small words, forms and opposites the rules know. */
export type Language = 'en' | 'de' | 'es' | 'fr';

/** The language that most small words of a text belong to; English where nothing tells. */
export function guessLanguage(words: readonly string[]): Language {
  let [best, most]: [Language, number] = ['en', 0];
  for (const language of languages) {
    const found = words.filter((word) => smallWords[language].has(word)).length;
    if (found > most) [best, most] = [language, found];
  }
  return best;
}

/** Whether a word only holds others together. */
export function isSmall(word: string, language: Language): boolean {
  return smallWords[language].has(word);
}

/** Whether a word turns a statement into its denial. */
export function isNegation(word: string, language: Language): boolean {
  return negations[language].has(word);
}

/** Whether a word may be left out or added without a change of sense that a teacher would mark. */
export function isSoft(word: string, language: Language): boolean {
  return softWords[language].has(word);
}

/** Whether a word changes how much of something is meant, or under which condition. */
export function isTurning(word: string, language: Language): boolean {
  return turning[language].has(word);
}

/** Whether a word offers a second answer beside the first. */
export function offersChoice(word: string): boolean {
  return choices.has(word);
}

/** Whether a word joins two things. */
export function joins(word: string): boolean {
  return joining.has(word);
}

/** Whether a word puts two things into an order that matters: 'from A to B', 'A than B'. */
export function relates(word: string): boolean {
  return relating.has(word);
}

/** Whether a word says that a number is only a limit. */
export function limits(word: string): boolean {
  return limiting.has(word);
}

/** Whether a word makes of 'A of B' what 'B A' says as well. */
export function isGenitive(word: string, language: Language): boolean {
  return genitives[language].has(word);
}

/** Whether a text begins or goes on like a statement rather than like a name. */
export function isStatementWord(word: string, language: Language): boolean {
  return statementWords[language].has(word);
}

const languages = ['en', 'de', 'es', 'fr'] as const;

function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const smallWords = {
  en: list(`a an the this that these those it its they them their theirs he she him his her we us our
    you your i my me one is are was were be been being am do does did doing has have had having will
    would can could may might shall should must get gets got and of in on at by for to from with as
    into onto about because since so then which who whom whose what when where why how there here
    such both each within inside than between`),
  de: list(`der die das den dem des ein eine einen einem einer eines es er sie ihn ihm ihr ihre ihren
    ihrem ihrer ihres sein seine seinen seinem seiner wir uns man dies diese dieser dieses diesem
    diesen ist sind war waren wird werden wurde wurden worden bin hat haben hatte hatten kann können
    konnte soll muss müssen darf und von vom zu zum zur in im ins an am auf aus bei beim mit nach für
    durch um als wie dass weil da denn so wer was wann wo warum welche welcher welches welchen wie
    sich über unter`),
  es: list(`el la los las un una unos unas lo le les se su sus él ella ellos ellas esto esta este estos
    estas eso esa ese es son era eran fue fueron ser está están ha han había hay y e de del al a en
    con por para que quien quién qué cuál cuándo dónde cómo porque pues como cuando donde puede pueden
    desde hasta sobre`),
  fr: list(`le la les l un une des du de d il elle ils elles on ce cet cette ces c est sont était étaient
    être a ont avait ne n se s sa son ses leur leurs y et en au aux dans par pour sur avec que qui quoi
    quel quelle quand où comment pourquoi parce car comme peut peuvent`),
} as const;

const negations = {
  en: list(`not no never none neither nothing nobody without hardly barely fail fails failed lack
    lacks lacked lacking absence absent insufficient prevent prevents prevented stop stops stopped
    refuse refuses refused avoid avoids avoided`),
  de: list(`nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder kaum
    verhindert verhindern fehlt fehlen fehlende mangel`),
  es: list(`no nunca jamás sin ningún ninguna ninguno nada nadie ni tampoco falta impide impiden evita
    evitan`),
  fr: list(`pas jamais sans aucun aucune rien personne ni non plus manque empêche empêchent`),
} as const;

const turning = {
  en: list('only all every always some most except unless or either but if'),
  de: list('nur alle alles jede jeder jedes immer manche meisten außer oder entweder aber wenn'),
  es: list('solo sólo solamente todo todos toda todas siempre algunos excepto salvo o u pero si'),
  fr: list('seulement seul tout tous toute toutes toujours quelques sauf ou mais si'),
} as const;

const softWords = {
  en: list(`very highly extremely really quite rather especially particularly mainly usually generally
    typically basically simply essentially also already still just actually too even thus therefore
    hence allow allows allowed enable enables enabled let lets able thing things something called
    known named term name process answer think believe guess probably maybe perhaps way well please
    made now much far occur occurs happen happens exist exists possible`),
  de: list(`sehr besonders vor allem auch schon bereits noch eben eigentlich also dadurch somit daher
    dabei genannt heißt name begriff antwort glaube wohl vielleicht etwa ungefähr vorgang prozess
    lässt lassen`),
  es: list(`muy especialmente también ya todavía pues así llamado llamada nombre término respuesta creo
    quizás aproximadamente proceso hace hacen`),
  fr: list(`très surtout aussi déjà encore donc ainsi appelé appelée nom terme réponse crois peut-être
    environ processus fait font`),
} as const;

const genitives = {
  en: list('of between'),
  de: list('des der von vom'),
  es: list('de del'),
  fr: list('de du des d'),
} as const;

const choices = list('or nor either oder entweder o u ou soit');
const joining = list('and und sowie y e et plus');
const relating =
  list(`from than into before after until against toward towards through als vor nach gegen bis
  desde hacia hasta antes después contra avant après depuis vers contre`);
const limiting =
  list(`more less least most over under above below minimum maximum than up mehr weniger
  mindestens höchstens über unter más menos mínimo máximo plus moins`);

const statementWords = {
  en: list(`it they he she we there you is are was were has have had do does did can could may might will
    would must because since by to when if which who that not than`),
  de: list(`es sie er man wir ist sind war waren wird werden wurde wurden hat haben kann können weil da
    durch damit dass um nicht wenn als`),
  es: list(`es son era eran fue ha han hay puede pueden porque que para no se cuando si`),
  fr: list(
    `il elle ils elles on est sont était a ont peut peuvent parce car que pour ne se quand si`,
  ),
} as const;
