import type { Judgement } from '../pick-best.ts';

/** Whether a text is written without spaces between its words, so that signs are compared. */
export function isHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

type Compared = {
  key: string;
  answer: string;
  /** Question and quotes. */
  texts: readonly string[];
  isBlank: boolean;
};

/** What an answer in Chinese or Japanese is to a key. */
export function judgeHan({ key, answer, texts, isBlank }: Compared): Judgement {
  const [wanted, given] = [strip(key), strip(answer)];
  if (wanted === given) return 'correct';
  const numbers = judgeNumbers(wanted, given, texts[0] ?? '');
  if (numbers) return numbers;
  // Another script is another language, or a formula.
  if (isHan(wanted) !== isHan(given)) return 'needs-review';
  if (isDenied(wanted) !== isDenied(given)) {
    return given.includes(wanted) || strip(dropDenial(given)) === wanted
      ? 'denied'
      : 'needs-review';
  }
  const [wantedItems, givenItems] = [splitItems(key), splitItems(answer)];
  if (wantedItems.length > 1 || givenItems.length > 1) {
    return judgeItems(wantedItems, givenItems);
  }
  if (isOpposed(wanted, given)) return 'denied';
  if (given.includes(wanted)) return judgeRest(given.replace(wanted, ''), texts[0] ?? '');
  return judgeOther({ wanted, given, texts, isBlank });
}

type Other = { wanted: string; given: string; texts: readonly string[]; isBlank: boolean };

/** A text that names both means two things. */
function judgeOther({ wanted, given, texts, isBlank }: Other): Judgement {
  const isOwn = texts.some((text) => strip(text).includes(given));
  const hasKey = wanted.includes(given);
  const isShort = wanted.length <= maxTerm && given.length <= maxTerm;
  if (hasKey) return 'needs-review';
  return isShort && (isOwn || isBlank) ? 'incorrect' : 'needs-review';
}

function judgeItems(wanted: readonly string[], given: readonly string[]): Judgement {
  const isSame = wanted.length === given.length && wanted.every((item) => given.includes(item));
  if (isSame) return 'correct';
  const isShort = [...wanted, ...given].every((item) => item.length <= maxTerm);
  return isShort && wanted.some((item) => given.includes(item)) ? 'denied' : 'needs-review';
}

function judgeRest(rest: string, question: string): Judgement {
  const isEmpty = rest.split('').every((sign) => fillers.has(sign) || question.includes(sign));
  return isEmpty ? 'correct' : 'needs-review';
}

/** '32倍', '约32', '三十二'; the counter may be left out, but not be another one. */
function judgeNumbers(wanted: string, given: string, question: string): Judgement | undefined {
  const [one, other] = [readAmount(wanted), readAmount(given)];
  if (!one || !other) return undefined;
  if (one.value !== other.value) return 'incorrect';
  if (one.counter === other.counter) return 'correct';
  if (one.counter !== '' && other.counter !== '') return 'incorrect';
  const counter = one.counter + other.counter;
  return one.counter !== '' || question.includes(counter) || counters.has(counter)
    ? 'correct'
    : 'needs-review';
}

function readAmount(text: string): { value: number; counter: string } | undefined {
  const found =
    /^(?<number>\d+(?:\.\d+)?|[零〇一二两三四五六七八九十百千万亿億]+)(?<counter>[^\d]{0,3})$/u.exec(
      text.replace(/^(?:约|約|大约|大約|およそ|ほぼ|大概)/u, ''),
    )?.groups;
  const { number = '', counter = '' } = found ?? {};
  const value = /^\d/.test(number) ? Number(number) : readHanNumber(number);
  if (!found || value === undefined) return undefined;
  return { value, counter: counter.replace(/[间間]$/u, '') };
}

/** '三十二' is 32. */
function readHanNumber(text: string): number | undefined {
  let [total, group, digit] = [0, 0, 0];
  for (const sign of text) {
    const value = digits.indexOf(sign === '两' ? '二' : sign === '〇' ? '零' : sign);
    const scale = scales.get(sign);
    if (value >= 0) digit = value;
    else if (scale === undefined) return undefined;
    else if (scale >= 10_000) [total, group, digit] = [total + (group + digit) * scale, 0, 0];
    else [group, digit] = [group + (digit === 0 ? 1 : digit) * scale, 0];
  }
  return text === '' ? undefined : total + group + digit;
}

function isDenied(text: string): boolean {
  return denial.test(text);
}

function dropDenial(text: string): string {
  return text.replace(denial, '');
}

/** The same but for signs that mean the opposite. */
function isOpposed(one: string, other: string): boolean {
  const [left, right] = [one.split(''), other.split('')];
  if (left.length !== right.length) return false;
  const apart = left.flatMap((sign, place) =>
    sign === right[place] ? [] : [`${sign}${right[place] ?? ''}`],
  );
  return apart.length > 0 && apart.every((pair) => opposites.has(pair));
}

function splitItems(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(separators)
    .map(strip)
    .filter((item) => item !== '');
}

/** Without what only makes a sentence of it. */
function strip(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, '')
    .replace(/^(?:因为|是|在|它是|这是|それは|これは|答えは)/u, '')
    .replace(/(?:です|である|だ|でした|の中|之中|里面|里|中|内)$/u, '');
}

const maxTerm = 8;
const separators = /[、,;与和及跟]|以及|と|や/u;
const denial = /不是|並非|并非|不|没有|没|沒|未|ではない|じゃない|ではありません|ない|ません/u;
const fillers: ReadonlySet<string> = new Set('的了是在里中内上之这那个它就叫做为、のはがをにで');
const counters: ReadonlySet<string> = new Set(
  '倍 个 個 人 名 次 回 年 岁 歳 天 日 种 種 条 本'.split(' '),
);
const digits = '零一二三四五六七八九';
const scales: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
  ['万', 10_000],
  ['亿', 100_000_000],
  ['億', 100_000_000],
]);
const opposites: ReadonlySet<string> = new Set(
  '增减 增減 升降 高低 大小 多少 上下 内外 前后 前後 左右 强弱 強弱 快慢 长短 長短 东西 東西 南北 正负 正負 阴阳 陰陽 加减 加減 进出 買賣 买卖 冷热 新旧 得失 胜负 輸入輸出'
    .split(' ')
    .flatMap((pair) => [pair, pair.split('').toReversed().join('')]),
);
