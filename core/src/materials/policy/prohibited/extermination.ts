import { howTo, oneOf, opening, whole } from '../phrasing.ts';
import { reported } from '../reported.ts';

const destroy = oneOf(
  'kill(?: off)?',
  'exterminate',
  'eradicate',
  'annihilate',
  'slaughter',
  'massacre',
  'murder',
  'eliminate',
  'butcher',
  'gas',
  'purge',
  'wipe out',
  'get rid of',
);
const beDestroyed = [
  'be(?: all)? ',
  '(?:killed|exterminated|eradicated|annihilated|slaughtered|massacred|murdered|eliminated|',
  'gassed|purged|wiped out|shot)',
  '(?! (?:from|in|by)(?: the| this)?(?: [a-z]+)? (?:tournament|cup|competition|finals?|playoffs|round)\\b)',
].join('');
/** In the singular they are adjectives as well: of hornets, diseases and debts. */
const nations = oneOf(
  '(?:muslim|christian|hindu|sikh|arab|african|asian|mexican|american|israeli|palestinian)',
  '(?:armenian|bosniak|uyghur)',
);
/** What a group has or suffers, when its name is a genitive. */
const notTheirs = [
  '(?!(?: [a-z]+)? (?:debts?|poverty|hunger|illiteracy|loneliness|unemployment|inequality)\\b)',
  '(?!(?: [a-z]+)? (?:barriers?|stereotypes?|prejudices?|fears?|tomato(?:es)?)\\b)',
  '(?! (?:of|from)(?: the| an| your)? (?:eggs?|eyes?|picture|image)\\b)',
].join('');
const groups = oneOf(
  `${nations}s`,
  `${nations}(?= (?:[;:]|(?:you|who|that|here|on|in this)\\b))`,
  '(?:black|white|gay|homosexual|lesbian|immigrant|migrant|foreigner|refugee)s',
  '(?:jew|infidel|unbeliever|non ?believer|kafir|tutsi|hutu|kurd)s?',
  '(?:gypsy|gypsies|kuffar|roma|rohingya|subhumans)',
  '(?:black|white|brown|jewish|gay|trans|transgender|disabled|old|roma) people',
  `${nations} people`,
  '(?:inferior|impure|lesser) races?',
  '(?:this|that|their|whole|entire) (?:race(?! (?:conditions?|hazards?))|tribe|ethnic group)',
);
const whom = oneOf(
  `(?:(?:all|every|each|the|those|these|an?|of|single|last|any|filthy|dirty) ){0,4}${groups}\\b${notTheirs}`,
  '(?:all|every|all the) (?:women|woman)',
);

/** Calls for it; what was planned, ordered and done is history, and is told in other words. */
export const extermination = {
  name: 'extermination of groups',
  shapes: [
    opening('(?:and )?', destroy, ' ', whom),
    whole(
      oneOf(
        '(?:we|you|i|everyone)(?: all)? (?:must|should|shall|will|need to|have to|want to|ought to)',
        'let(?: us|s)?',
        'it(?: is)? (?:time|necessary|right) to',
        '(?:our|your) duty(?: is)? to',
        'help us',
      ),
      '(?: (?:[a-z]+ly|now|all|just|go|rise up|and)){0,4} ',
      destroy,
      ' ',
      whom,
    ),
    whole(howTo, ' ', destroy, ' ', whom),
    whole(
      whom,
      ' (?:must|should|need to|have to|deserves? to|ought to)(?: all)? ',
      oneOf('die', 'perish', beDestroyed),
    ),
    opening('death to ', whom),
    opening(
      '(?:the )?(?:genocide|extermination|ethnic cleansing|final solution)',
      '(?: of(?: [a-z]+){1,3})? (?:is|was|would be) ',
      oneOf(
        'good',
        'right',
        'necessary',
        'justified',
        'needed',
        'our duty',
        'the(?: only)? answer',
      ),
    ),
    opening(
      '(?:genocide|extermination|ethnic cleansing) (?:must|should) be (?:carried out|resumed)',
    ),
    whole('(?:hitler|the nazis) (?:was|were) right (?:about|to) ', `(?:${destroy} )?${whom}`),
  ],
  lifts: [...reported.asCrime, ...reported.asStory, ...reported.asSpeech],
};
