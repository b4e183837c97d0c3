import { inGames as gamePhrases } from '../reported.ts';
import { family } from './family.ts';

/** It is told of others, of the past, or of the law. */
export const told = family(
  'was|(?<!(?:it|i|if|you) )were|had|did|wrote|argued|claimed|believed|planned|carried out',
  '(?<!(?:be|and|get) )(?:killed|murdered|attacked|bombed|shot)|ordered|released|invented',
  'discovered|developed|used to be|became|began|led|sent|kidnapped|hijacked|stole|robbed',
  'hacked|broke|(?<!home )made|built|produced|recruited|told|called|said|asked|replied|answered',
  'chanted|shouted|proclaimed|announced|declared|urged|published|died|tried|took|took part',
  'wanted|hoped|thought|felt|taught',
  '(?:in|of|since|by|until|around|from) (?:the )?(?:1[0-9]{3}|20[0-2][0-9])s?|century',
  'centuries|analy[sz]es|examines|interprets|historians?|scholars?|researchers?',
  'psychologists?|criminologists?|sociologists?|philosophers?|theory|theories|studies',
  'study (?:found|shows|of)|experiment',
  '(?:the|his|her|whose) (?:novel|film|play|poem|author|protagonist|article|source)',
  'narrator|convention|treaty|tribunal|court|courts|judge|jury|law|laws|crime|crimes',
  'criminal|criminals|offen[cs]es?|offenders?|illegal|unlawful|punished|punishable',
  'convicted|sentenced|prison|arrested|prosecut[a-z]+|victims? of|survivors?|perpetrators?',
  'regulations?|legislation|policy|policies|legal|retrieved|http|https',
);

/** It is about keeping people from harm. */
export const protects = family(
  'prevent(?:s|ed|ing|ion)?|protect(?:s|ed|ing|ion)?|safeguard(?:s|ing)?',
  'detect(?:s|ing|ion)?(?! (?:by|me|us))|recogni[sz](?:e|es|ing)|identify(?:ing)?',
  'report(?:s|ing|ed)?|reduc(?:e|es|ing)',
  'stop(?:s|ping)? (?:people|others|someone|a|the|an|them|attacks?|it|him|her|attackers?|thieves)',
  'defend(?:s|ing)?|defen[cs]e|respond(?:s|ing)?|treat(?:s|ed|ment|ments|ing)?',
  'therap(?:y|ies|ists?)|antidotes?|recover(?:y|ing)?|helplines?|warning signs?',
  'risk (?:factors?|assessment)|awareness|mitigat(?:e|es|ion|ions)|countermeasures?',
  'first aid|emergency|to spot|spotting|surviv(?:e|ing)|resist(?:ing)?|disarm(?:ing|ament)?',
  'defus(?:e|ing)|deradicali[sz][a-z]+|remember(?:ed|ance)?',
  [
    'help (?:a|my|your|the) (?:friend|person|patient|child|student|victim|loved one|family|',
    'colleague)(?: [a-z]+)? (?:who|with|cope|recover|feel|to cope|find)',
  ].join(''),
  'seek(?:s|ing)? help|get help',
  'support(?:s|ing)? (?:someone|people|a (?:friend|person|child))',
  'support(?:s|ing)? (?:the (?:person|victims?|patient|family)|victims)',
  '(?:case|protect[a-z]*|defen[cs][a-z]*|fight|fighting|struggle|arguments?|laws?) against',
  '(?:campaigns?|measures?|secure) against|safer|safely',
  'never (?!wakes?|tells?|be|caught|leave|found|knows?)',
  [
    '(?:must|should|do) not (?!live|exist|be allowed|deserve|wake|tell|leave|let|want|hurt|',
    'know|hold|stop|spare|care)',
  ].join(''),
  'shouldnt|mustnt|avoid(?:s|ed|ing)?',
);

/** The part of it that nobody needs who asks for harm: 'safely' and 'do not' serve both. */
export const caresFor = family(
  'prevent(?:s|ed|ing|ion)?|protect(?:s|ed|ing|ion)?|safeguard(?:s|ing)?|recogni[sz](?:e|es|ing)',
  'warning signs?|risk factors?|helplines?|therap(?:y|ies|ists?)|treatments?|antidotes?|first aid',
  'awareness|safer|countermeasures?|to spot|spotting|deradicali[sz][a-z]+|seek(?:s|ing)? help|get help',
  'report(?:s|ing|ed)? (?:it|this|them|an?|the|to)|(?:measures?|laws?|campaigns?|fight) against',
  'support(?:s|ing)? (?:someone|people|victims|a (?:friend|person|child|victim))|recover(?:y|ing)',
  [
    'help (?:a|my|your|the) (?:friend|person|patient|child|student|victim|loved one|family|',
    'colleague)(?: [a-z]+)? (?:who|with|cope|recover|feel|to cope|find)',
  ].join(''),
);

/** Works that students write and programs that they are taught to. */
export const schoolWork = family(
  [
    '(?:write|prepare|draft|create|make|design|produce|give|compose|plan|find|draw) (?:an?|',
    'your|the|two|three|some|one|short|brief)(?: [a-z]+){0,2} (?:essays?|paragraphs?|',
    'reports?|summar(?:y|ies)|balanced equations?|equations?|dialogues?|timelines?|',
    'diagrams?|reviews?|presentations?|reasons?|arguments? (?:for and against|on both|',
    'against)|examples?|definitions?|tables?|mind maps?|sentences?|questions?|policy|notes|',
    'posters? (?:with|about|on|against)|interviews?|case stud(?:y|ies)|lesson plans?|',
    'lessons?)',
  ].join(''),
  [
    '(?:students|pupils|learners|teachers|the class|children should|readers should|',
    'candidates) (?:should|must|can|could|will|learn|are|write|describe|explain|discuss|',
    'make|build|need)',
  ].join(''),
);

/** Without the state that a search for every place keeps. */
export const inGames = new RegExp(gamePhrases.source);
