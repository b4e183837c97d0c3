/** Questions speak the language of the material (D27). */
export const matchTasks: Record<string, string> & { en: string } = {
  en: 'Match each term with its meaning.',
  de: 'Ordne jedem Begriff seine Bedeutung zu.',
  fr: 'Associez chaque terme à sa définition.',
  es: 'Relaciona cada término con su significado.',
  it: 'Abbina ogni termine al suo significato.',
  pt: 'Associe cada termo ao seu significado.',
  nl: 'Verbind elk begrip met zijn betekenis.',
  pl: 'Dopasuj każde pojęcie do jego znaczenia.',
  sv: 'Para ihop varje begrepp med dess betydelse.',
  ru: 'Соотнесите каждый термин с его значением.',
  zh: '将每个术语与其含义配对。',
  ja: '各用語とその意味を結びつけてください。',
  ko: '각 용어와 그 뜻을 연결하세요.',
  ar: 'صل كل مصطلح بمعناه.',
};
