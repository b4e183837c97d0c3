/** Whether the head of a column says by itself what its cells are: 'Capital' does, 'what' does not. */
export function isTellingHead(head: string): boolean {
  const bare = head.replace(/\([^()]*\)/gu, ' ').trim();
  if (!/\p{L}{3}|^pH$/u.test(bare) || /[?!=→…*]/u.test(bare)) return false;
  // 'Char.' and 'vit.' are read with the table in sight, and by whoever wrote it.
  if (/^\p{L}{1,6}\.$/u.test(head)) return false;
  return !empty.test(bare);
}

const empty =
  /^(?:what|who|whom|whose|which|when|where|why|how|not|never|no|yes|pros?|cons?|remember|hooks?|mnemonics?|memory aid|at|in|on|of|for|with|and|or|but|info|information|details?|keys?|key (?:points?|facts?|words?|ideas?)|main|main (?:points?|ideas?)|points?|facts?|extra|more|about|values?|numbers?|amounts?|counts?|quantity|results?|totals?|data|contents?|text|answers?|col(?:umn)?|items?|things?|stuff|other|misc|check|exam|says?|tells?|shows?|was|wer|wie|wo|warum|wann|wofür|nicht|merke|infos?|werte?|anzahl|menge|ergebnis|inhalt|sonstiges|kurz|qué|quién|cómo|dónde|cuándo|por qué|no|recuerda|datos?|valor|valores|número|cantidad|resultado|quoi|qui|comment|où|quand|pourquoi|pas|retenir|à retenir|valeurs?|nombre|quantité|résultats?)$/iu;

/**
 * Whether a column holds qualities, of which another row may have the same: what is useful for one
 * is often useful for the next, though the table does not say so.
 */
export function holdsQualities(head: string): boolean {
  return qualities.test(head);
}

const qualities =
  /\b(?:uses?|usage|used|useful|applications?|pros?|cons?|(?:dis)?advantages?|benefits?|drawbacks?|strengths?|weakness(?:es)?|limitations?|features?|properties|property|characteristics?|qualit(?:y|ies)|symptoms?|signs?|effects?|consequences?|impacts?|results?|causes?|reasons?|risks?|problems?|issues?|challenges?|treatments?|therapy|sources?|examples?|instances|found in|where found|good|bad|best|typical|common|tips?|notes?|remarks?|comments?|appearance|taste|indications?|contraindications?|interventions?|criticisms?|evidence|importance|significance|songs?|analog(?:y|ies)|images?|pictures?|quotes?|controls?|management|measures?|prevention|remed(?:y|ies)|watch out|beware|cautions?|warnings?|monitoring|representatives?|members?|(?:key |main )?figures|people|artists?|authors?|composers?|vertreter|verwendung|anwendung(?:en)?|einsatz|vorteile?|nachteile?|stärken|schwächen|merkmale?|eigenschaft(?:en)?|symptome?|wirkung(?:en)?|folgen?|ursachen?|gründe|risiken|behandlung|quellen?|vorkommen|beispiele?|wofür|usos?|aplicaci(?:ón|ones)|ventajas?|desventajas?|inconvenientes|propiedades|características?|síntomas?|signos?|efectos?|consecuencias?|causas?|riesgos?|tratamientos?|fuentes?|ejemplos?|usages?|utilisations?|avantages?|inconvénients?|propriétés|caractéristiques?|symptômes?|signes?|effets?|conséquences?|causes?|risques?|traitements?|sources?|exemples?|remarques?)(?!\p{L})/iu;

/** Whether the numbers of a column were counted or measured once, and nobody knows them by heart. */
export function holdsData(head: string): boolean {
  return data.test(head);
}

const data =
  /\b(?:n|respondents|participants|patients|students|people|persons|sample|scores?|marks?|results?|sales|revenues?|turnover|profits?|income|costs?|prices?|budget|balance|carrying|charge|doses?|dosage|dosis|posologie|votes?|populations?|inhabitants|gdp|deaths|cases|incidence|prevalence|shares?|percent(?:age)?|rates?|means?|sd|median|average|frequency|totals?|sum|growth|change|measured|trials?|umsatz|gewinn|kosten|preise?|einwohner|bevölkerung|anteil|prozent|mittelwert|häufigkeit|gesamt|ventas|ingresos|costes?|precios?|habitantes|población|porcentaje|media|frecuencia|ventes|coûts?|prix|habitants|population|pourcentage|moyenne|fréquence|résultats?)(?!\p{L})|%/iu;

/**
 * Whether a column may belong to the one before it and not to the first: the year of a theory beside
 * who had it, the height of the mountain beside its continent.
 */
export function mayLean(head: string, [first = '', beside]: readonly string[]): boolean {
  const bare = head.replace(/\s*\([^()]*\)$/u, '');
  if (!leaning.test(bare)) return false;
  // Of a person there are many years.
  return head !== beside || (year.test(bare) && person.test(first));
}

const leaning =
  /^(?:years?|dates?|when|where|time|symbols?|abbreviations?|short|country|countries|places?|locations?|units?|heights?|lengths?|depths?|areas?|size|weight|ages?|jahre?|datum|zeit|zeitraum|symbol|zeichen|kürzel|abkürzung|land|ort|einheit|höhe|länge|fläche|alter|años?|fecha|símbolo|país|lugar|unidad|altura|longitud|années?|date|symbole|pays|lieu|unité|hauteur|longueur)$/iu;

const year = /^(?:years?|dates?|when|time|jahre?|datum|zeit|zeitraum|años?|fecha|années?|date)$/iu;

/** By its ending, or as a word for somebody. */
const person =
  /(?:ist|er|or|ian|eur|ant)$|^(?:person|people|name|king|queen|monarch|scientist|who)$/iu;
