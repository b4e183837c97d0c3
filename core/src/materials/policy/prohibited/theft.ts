import { object, oneOf, opening, taught, upTo, whole } from '../phrasing.ts';
import { inGames, reported } from '../reported.ts';

const people = oneOf(
  '(?:someone|somebody|anyone|anybody)',
  '(?:other people|another person|strangers?)',
  '(?:an?|your|my) (?:ex|neighbou?r|girlfriend|boyfriend|friend|wife|husband|partner)',
  '(?:an?|your|my) (?:teacher|boss|school|victim)',
);
const accounts = oneOf(
  people,
  'accounts?',
  '(?:facebook|instagram|snapchat|whatsapp|gmail)',
  'e ?mails?',
  'banks?',
  'atms?',
  'wi ?fi',
  'web ?cams?',
  'i?phones?',
  'computers?',
  'web ?sites?',
  'servers?',
  'networks?',
  'credit cards?',
);
/** A trade, a style or a part: 'break into the car industry', 'hack your phone battery'. */
const notAThing = [
  '(?!(?: [a-z]+)? (?:industry|business|trade|markets?|sector|profession|careers?|music|scene)\\b)',
  '(?! (?:decor|design|building|batter(?:y|ies)|productivity|habits?|layouts?|components?)\\b)',
  '(?! (?:spaces?|science|effects?|call|scenes?|games?|plates?|base|runs?|diagrams?|models?|widgets?|theory)\\b)',
].join('');
const premises = oneOf('houses?', 'homes?', 'cars?', 'flats?', 'apartments?', 'shops?', 'safes?');
/** Nothing that the house or the car only qualifies: 'break into house music'. */
const asAPlace = [
  '(?= (?:[;:]|[a-z]+ly\\b|(?:at|in|on|by|to|for|with|without|using|through|from|and|or|when|while)\\b',
  '|(?:if|that|like|during|you|fast|un[a-z]+|doors?|windows?|alarms?)\\b))',
].join('');
const loot = oneOf(
  '(?:cars?|vehicles?|bikes?|bicycles?|motorbikes?|motorcycles?)',
  '(?:money|cash|wallets?|purses?|jewell?ery|packages|i?phones?)',
  '(?:credit|debit|bank) ?cards?',
  'card (?:numbers?|details)',
  'identit(?:y|ies)',
  '(?:passwords?|log ?ins?)',
  '(?:(?:personal|customer|bank) )?(?:data|details|information)',
  '(?:banks?|shops?|stores?|houses?|homes?)',
  'from (?:[a-z]+ ){0,2}(?:shops?|stores?|supermarkets?|work|employers?|people|parents|strangers)',
);
const steal = oneOf('steal(?:ing)?', 'rob(?:bing)?', 'burgl(?:e|ing)');
const malware = oneOf(
  '(?<!anti )malware(?! (?:analysis|detection|protection|defen[cs]|scanner|sandbox|lab))',
  'ransomware(?! (?:detection|protection|defen[cs]|response|recovery|polic))',
  '(?:spyware|key ?loggers?|botnets?|root ?kits?)(?! (?:analysis|detection|protection|scanner))',
  `computer (?:virus(?:es)?|worms?)${notAThing}`,
  'virus(?:es)? (?:that|to|which) (?:steals?|infects?|destroys?|deletes?)',
  'phishing (?:pages?|sites?|websites?|e ?mails?|kits?)',
  'card skimmers?',
);
const spread = oneOf(
  '(?:mak|creat|writ|cod|produc)(?:e|ing)',
  '(?:build|deploy|spread|send|sell|install|plant)(?:ing)?',
);

export const theft = {
  name: 'hacking or stealing how-tos',
  shapes: [
    taught(
      `(?:hack(?:ing)?(?: into)?(?! (?:together|up)\\b)|phish(?:ing)?|hijack(?:ing)?)${object} ${accounts}${notAThing}`,
      `crack(?:ing)?${object} ${people}${upTo(2)} (?:passwords?|accounts?|pin|wi ?fi)`,
      `break(?:ing)? into${object} ${oneOf(people, `${premises}${asAPlace}`, 'accounts?')}${notAThing}`,
      `${steal}${object} ${loot}${notAThing}`,
      `(?:clon(?:e|ing)|skim(?:ming)?)${object} (?:credit|debit|bank) ?cards?${notAThing}`,
      '(?:shoplift|pickpocket|hot ?wire|hot ?wir)(?:ing)?',
      'commit(?:ting)? (?:identity theft|(?:credit )?card fraud)',
      `${spread}${object} ${malware}`,
    ),
    opening(`(?:hack(?: into)?|steal from) ${people}`),
  ],
  lifts: [
    ...reported.asCrime,
    ...reported.asStory,
    inGames,
    whole(
      oneOf(
        'ethical(?:ly)?',
        'legal(?:ly)?',
        'authori[sz](?:ed|ation)',
        '(?:with|written|explicit) (?:permission|consent)',
        'pen(?:etration)? ?test(?:s|ing|ers?)?',
        'bug bount(?:y|ies)',
        'red teams?',
        'capture the flag',
        '(?:your|my|our) own (?:lab|network|systems?|devices?|servers?|machines?|accounts?)',
        '(?:your|my|our) own (?:web ?sites?|wi ?fi|computers?|i?phones?)',
        '(?:from|of) the enem(?:y|ies)',
        '(?:lab|test) environment',
        'mitigations?',
        'countermeasures?',
        'awareness',
        'simulations?',
        '(?:rules?|signatures?|essays?|policy)',
      ),
    ),
  ],
};
