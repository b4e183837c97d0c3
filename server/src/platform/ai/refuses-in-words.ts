/** A refusal is short; whatever is longer is an answer, good or bad. */
const longest = 1_500;

/** How models begin to say that they will not, in the languages they do it in. */
const beginnings = [
  /^(i'?m (very |really )?sorry|i am sorry|sorry|i apologi[sz]e|unfortunately|as an ai\b.*?)?[\s,.:;–—-]*(but |however,? )?(i|we)('m| am| are)? ?(can'?t|cannot|can not|won'?t|will not|unable|not able|do not feel|don'?t feel|must decline|have to decline)/i,
  /^(es )?tut mir (sehr )?leid|^leider kann ich|^ich kann .{0,60}nicht /i,
  /^(je suis )?(vraiment )?désolé|^je ne (peux|suis) pas/i,
  /^lo siento|^no puedo|^mi dispiace|^non posso|^desculpe|^sinto muito|^não posso/i,
  /^(很|非常)?抱歉|^对不起|^對不起|^我(不能|无法|無法)|^申し訳|^죄송/,
];

/** The beginning of an object or a list; a link in brackets is none. */
const json = /\{\s*["}]|\[\s*[{"\]]/;

/** Whether a whole reply is a refusal in words, with nothing in it that could be an item. */
export function refusesInWords(reply: string): boolean {
  const words = reply
    .trim()
    .replaceAll('’', "'")
    .replace(/^["'*_\s]+/, '');
  if (words === '' || words.length > longest || json.test(words)) return false;
  return beginnings.some((beginning) => beginning.test(words));
}
