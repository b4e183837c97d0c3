const list = (words: string) => new Set(words.split(' '));

/** A sentence that begins so leans on the one before. */
export const leansOn: Record<string, ReadonlySet<string>> = {
  de: list(
    'dies diese dieser dieses diesen er sie es ihr ihre sein seine dabei dadurch deshalb daher dazu damit danach jedoch aber auch außerdem so dort hier sonst denn doch zudem beide',
  ),
  fr: list(
    'il elle ils elles ce cet cette ces cela ceci son sa ses leur leurs mais donc ainsi aussi cependant toutefois puis ensuite on y en',
  ),
  es: list(
    'él ella ellos ellas este esta estos estas ese esa eso esto su sus pero así también además sin luego entonces',
  ),
  it: list(
    'esso essa essi egli lui lei loro questo questa questi queste quello suo sua suoi però quindi così anche inoltre poi',
  ),
  pt: list(
    'ele ela eles elas este esta isto isso esse essa seu sua seus mas assim também além então depois',
  ),
  nl: list('hij zij ze het dit dat deze die zijn haar hun maar ook daarom dus toen daarna echter'),
};

type Tasks = { meaning: string; gap: string };

/** Questions speak the language of the material (D27). */
export const matchTasks: Record<string, Tasks> & { en: Tasks } = {
  en: {
    meaning: 'Match each term with its meaning.',
    gap: 'Match each word with the sentence it completes.',
  },
  de: {
    meaning: 'Ordne jedem Begriff seine Bedeutung zu.',
    gap: 'Ordne jedem Wort den Satz zu, den es ergänzt.',
  },
  fr: {
    meaning: 'Associez chaque terme à sa définition.',
    gap: 'Associez chaque mot à la phrase qu’il complète.',
  },
  es: {
    meaning: 'Relaciona cada término con su significado.',
    gap: 'Relaciona cada palabra con la frase que completa.',
  },
  it: {
    meaning: 'Abbina ogni termine al suo significato.',
    gap: 'Abbina ogni parola alla frase che completa.',
  },
  pt: {
    meaning: 'Associe cada termo ao seu significado.',
    gap: 'Associe cada palavra à frase que ela completa.',
  },
  nl: {
    meaning: 'Verbind elk begrip met zijn betekenis.',
    gap: 'Verbind elk woord met de zin die het aanvult.',
  },
  pl: {
    meaning: 'Dopasuj każde pojęcie do jego znaczenia.',
    gap: 'Dopasuj każde słowo do zdania, które uzupełnia.',
  },
  sv: {
    meaning: 'Para ihop varje begrepp med dess betydelse.',
    gap: 'Para ihop varje ord med meningen det kompletterar.',
  },
  ru: {
    meaning: 'Соотнесите каждый термин с его значением.',
    gap: 'Соотнесите каждое слово с предложением, которое оно дополняет.',
  },
  zh: { meaning: '将每个术语与其含义配对。', gap: '将每个词与它所补全的句子配对。' },
  ja: {
    meaning: '各用語とその意味を結びつけてください。',
    gap: '各語とそれが当てはまる文を結びつけてください。',
  },
  ko: {
    meaning: '각 용어와 그 뜻을 연결하세요.',
    gap: '각 단어와 그 단어가 들어갈 문장을 연결하세요.',
  },
  ar: { meaning: 'صل كل مصطلح بمعناه.', gap: 'صل كل كلمة بالجملة التي تكملها.' },
};
