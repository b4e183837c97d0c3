import { family, placeOf } from './family.ts';

/** What the harm is for, and how it stays hidden. */
export const conceals = placeOf(
  [
    '(?:without|before|never|not|dont|wont|avoid|avoids|avoiding|no one|nobody|',
    'noone)(?: [a-z]+){0,3} (?:caught|noticed|notices?|noticing|knowing|knows|detected|',
    'detection|detecting|seen|seeing|sees|traced|trace|finds? out|finding out|found out|',
    'found|suspect(?:s|ing|ed)?|alarm|police|security|consent|permission|realising|',
    'realizing|telling anyone|tells?)',
  ].join(''),
  [
    '(?:police|cops|parents?|mum|mom|dad|teachers?|school|anyone|anybody|neighbou?rs|staff)',
    '(?: [a-z]+)? (?:mustnt|must not|cant|cannot|wont|will not|never|shouldnt|should not|dont|',
    'doesnt|do not)(?: [a-z]+)? (?:hear|know|find|see|notice|learn|suspect|catch|check|look)',
  ].join(''),
  'undetected|unnoticed|untraceable|untraceably|unseen|undetectable|secretly|in secret',
  'anonymously|quietly|discreetly|get away with|gets away with|getting away',
  'cover (?:my|your|our|the|their) tracks|leave no (?:trace|evidence|survivors)',
  'past (?:the )?(?:security|police|customs|guards|filters?|firewall|metal detectors?)',
  'evade|hide (?:it|them|this|the|my|your)',
  'keep(?:s)? (?:it|our|this|a|the)(?: [a-z]+)? secret|fool the|look like an accident',
  'under the radar|off the record|dark ?web|black market|illegally|without a licen[cs]e',
  'no serial|behind (?:their|her|his|my|your) backs?',
);

export const atHome = family(
  'at home|home ?made|household',
  'in (?:my|your|the|a|our) (?:own )?(?:kitchen|garage|basement|bedroom|shed|cellar)',
  'in (?:my|your|the|a|our) (?:own )?(?:bathroom|backyard|house)|hardware store|supermarket',
  'from scratch|everyday (?:items|things|products)|cleaning products|under the sink|diy',
  'improvised',
);

export const harms = family(
  [
    '(?:hurt|harm|injure|maim|kill|murder|shoot|poison|attack|destroy|blow up|punish)',
    ' (?:people|someone|somebody|others|my|many|the most|as many|everyone|civilians|',
    'a crowd|innocent|him|her|them|a lot|strangers|anyone|victims|humans|classmates|',
    'students|a car|a building)',
  ].join(''),
  'revenge|get back at|get even|pay for (?:it|what)|casualties|body count|maximum damage',
  'as many (?:people|victims)|victims',
);

/** Every step, every amount: more than a lesson needs. */
export const details = family(
  [
    'in (?:full |great |graphic |vivid |explicit |as much (?:[a-z]+ )?|every |all the',
    ' (?:[a-z]+ )?)?(?:detail|details)',
  ].join(''),
  'exactly|exact|precise(?:ly)?|step ?by ?step|every (?:step|touch|detail|moan)',
  'in (?:explicit|graphic|vivid) (?:terms|words|language)|leave nothing out',
  'leaving nothing out|spare no detail|amounts|quantities',
  'as (?:graphic|explicit|raunchy|dirty|detailed|vivid)(?:ly)? as|vividly|graphically',
  'explicitly|for beginners|juicy',
);
