/**
 * Words as they are written by ear, in a chat, or so that a filter overlooks them, and the words
 * they stand for. They come from folded text, so digits, accents and letters of other scripts are
 * gone already.
 */
const byEar: readonly (readonly [plain: string, spellings: string])[] = [
  ['about', 'abt abowt'],
  ['account', 'acc acct'],
  ['accounts', 'accs accts'],
  ['anyone', 'anyi anyl enyone'],
  ['because', 'bcoz bcuz becos becoz'],
  ['bomb', 'bomm bommb boomb bawmb'],
  ['bombs', 'bomz boms'],
  ['brother', 'bruv bruvva bruh'],
  ['brothers', 'bruvs bruvvas bredren'],
  ['build', 'bild biuld buld'],
  ['child', 'chyld chikd chiild'],
  ['bullets', 'bullits buletts'],
  ['change', 'chainge chanj chnage'],
  ['could', 'cud cld'],
  ['cut', 'kut kutt'],
  ['cutting', 'kutting kuttin cuttin'],
  ['dirty', 'dirtee durty dirti'],
  ['every', 'evry evri'],
  ['everyone', 'evryone everyi everyl'],
  ['everything', 'evrything everythin evrythin'],
  ['foreigners', 'foreners forners furriners'],
  ['give', 'giv gib'],
  ['give me', 'gimme gimmie gimmi'],
  ['going to', 'gunna'],
  ['good', 'gud gewd'],
  ['guide', 'guyde gyde giude'],
  ['gun', 'gunn'],
  ['hack', 'hak hax haxx hakk'],
  ['hacking', 'hakin haking hackin'],
  ['hate', 'h8 hayt'],
  ['have', 'hav'],
  ['how', 'howw'],
  ['jews', 'jooz joos'],
  ['into', 'in2 inta'],
  ['kids', 'kidds'],
  ['kill', 'kil kyll kiil unalive'],
  ['killing', 'kiling killin kilin unaliving'],
  ['killed', 'kild killd'],
  ['kill myself', 'kms'],
  ['kill yourself', 'kys'],
  ['knife', 'nife knyfe'],
  ['know', 'kno knoe'],
  ['let me', 'lemme lemmi'],
  ['make', 'mayk maek mak'],
  ['making', 'makin mayking maykin'],
  ['money', 'munny muney'],
  ['muslims', 'muzzies mooslims'],
  ['myself', 'myslf myslef meself maself'],
  ['naked', 'nakid nekkid nakkid nakd'],
  ['nude', 'nood nuud'],
  ['nudes', 'noods'],
  ['password', 'passwrd pasword pw passwd'],
  ['people', 'ppl peeple peepl peple'],
  ['pictures', 'picz pix pikchurs'],
  ['please', 'pls plz plse pleez plees'],
  ['poison', 'poyzun poyson poizon'],
  ['porn', 'pron pornn'],
  ['rape', 'rayp'],
  ['school', 'skool skewl skul scool'],
  ['sex', 'seggs seks secks'],
  ['sexy', 'seksy sexi'],
  ['should', 'shud shld shood'],
  ['someone', 'sumi suml sumone somei somel sumwun'],
  ['something', 'sumthing sumfin sumthin somethin'],
  ['someones', 'sumis sumls sumones'],
  ['stealing', 'stealin steelin'],
  ['suicide', 'sewerslide sooicide suside'],
  ['take', 'tayk'],
  ['teacher', 'teecher teecha'],
  ['teachers', 'teechers teechas'],
  ['teach', 'teech'],
  ['tell', 'tel'],
  ['terror', 'teror terer terrer'],
  ['tonight', 'tonite tonyt 2nite'],
  ['want to', 'wona'],
  ['weapon', 'wepon weopon wepun'],
  ['weapons', 'wepons weopons wepuns'],
  ['what', 'wot wut'],
  ['what is', 'whats wots wuts'],
  ['where', 'wher whr'],
  ['with', 'wiv wif'],
  ['without', 'wivout wifout witout'],
  ['would', 'wud wld'],
  ['young', 'yung'],
];

/** Long words of which a misspelling is no other word. */
const longWords = [
  'explosive explosives explosion explode detonator weapon weapons poison poisons firearm firearms',
  'ammunition gunpowder grenades terrorist terrorists terrorism extremist extremists massacre',
  'suicide suicidal overdose paracetamol password passwords account accounts shoplift shoplifting',
  'burglar burglary malware ransomware exterminate exterminated exterminating eradicate annihilate genocide',
  'slaughter immigrant immigrants foreigners muslim muslims children underage pornography erotic sexual',
  'explicit instruction instructions ingredients recipe manual assemble assassinate shooting recruit undetected',
]
  .join(' ')
  .split(' ');

/** Their s is often written as a z. */
const plurals =
  'accounts bombs boobs boys gays girls grades guns jews kids muslims nudes passwords pics pills weapons'.split(
    ' ',
  );

const vowels = 'aeiou';
const soundAlikes = [
  ['c', 'k'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['s', 'z'],
  ['ss', 'z'],
  ['ex', 'x'],
  ['ex', 'eks'],
  ['x', 'ks'],
  ['i', 'y'],
  ['ie', 'ee'],
  ['tion', 'shun'],
  ['sion', 'zhun'],
  ['gh', ''],
  ['w', 'wh'],
] as const;

/** Words one slip away: a letter left out, two that changed places, another vowel, another sound. */
function slipsOf(word: string): string[] {
  const slips: string[] = [];
  for (let place = 1; place < word.length; place += 1) {
    const [before, letter, after] = [
      word.slice(0, place),
      word[place] ?? '',
      word.slice(place + 1),
    ];
    slips.push(before + after, `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`);
    if (vowels.includes(letter)) {
      for (const vowel of vowels) slips.push(before + vowel + after);
    }
  }
  for (const [sound, alike] of soundAlikes) slips.push(word.replace(sound, alike));
  return slips;
}

/** Doubled letters are read as one, which is the commonest slip of all. */
function squeeze(word: string): string {
  return word.replaceAll(doubled, '$1');
}
const doubled = /([a-z])\1/g;

const plainOf = new Map<string, string>();
for (const word of longWords) {
  for (const slip of slipsOf(squeeze(word))) plainOf.set(slip, word);
}
for (const word of longWords) plainOf.set(squeeze(word), word);
const plainByEar = new Map([
  ...plurals.map((word) => [`${word.slice(0, -1)}z`, word] as const),
  ...byEar.flatMap(([plain, spellings]) =>
    spellings.split(' ').map((word) => [word, plain] as const),
  ),
]);
/** Longer than any of these words, so that a row of letters costs nothing. */
const longestSlip = 18;

const words = /[a-z][a-z0-9]*/g;

/** Short forms that are other words elsewhere: 'hw 2 make', 'rite me', 'al the', 'a boom'. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(make|making|build|petrl|petrol|pipe|nail)( an?| the)? bom\b/g, '$1$2 bomb'],
  [/\bbom (?=threats?|making)\b/g, 'bomb '],
  [/\bhw (?:2|to)\b/g, 'how to'],
  [
    /\b(want|need|wanna|ways?|like|going|try|trying|have|got|how|best|easy|me|them|us) 2 (?=[a-z])/g,
    '$1 to ',
  ],
  [
    / 2 (?=(?:make|meet|get|do|kill|build|break|brake|die|find|steal|hack|start|join|be|know|see)\b)/g,
    ' to ',
  ],
  [/\bbrake (?=into|in)\b/g, 'break '],
  [/\b(is|kill|all|me|of|for|in) da (?=[a-z])/g, '$1 the '],
  [/\b4 (?=me|my|us|a)\b/g, 'for '],
  [/\brite (?=me|us|an?|it|sum)\b/g, 'write '],
  [/\bal (?=the|of|them|those|these|[a-z]+s\b)/g, 'all '],
  [/\b(a|an?other|real|big|proper|home ?made) boom\b/g, '$1 bomb'],
];

export function writePlainly(text: string): string {
  const read = text.replaceAll(words, (word) => {
    if (word.length > longestSlip) return word;
    return plainByEar.get(word) ?? plainOf.get(squeeze(word)) ?? word;
  });
  return shortForms.reduce((plain, [short, long]) => plain.replaceAll(short, long), read);
}
