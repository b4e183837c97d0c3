import { oneOf, upTo, whole } from './phrasing.ts';

/**
 * What tells, in the same sentence, that a phrase is reported and not meant: history, law and
 * novels quote what they do not teach. These belong to the patterns; that a text is educational
 * lifts nothing [POL-19].
 */
export const reported = {
  /** A crime that is named as one, or a rule against it. */
  asCrime: [
    whole(
      oneOf(
        'offen[cs]es?',
        'felony',
        'convict(?:ed|ion|ions)',
        'sentenced',
        'arrested',
        'prosecut(?:e|ed|ion|ing)',
        'criminali[sz](?:e|es|ed|ing)',
        'charged with',
        'accused of',
        'guilty of',
        'the defendants?',
        'suspects?',
        'possess(?:ed|es|ing|ion)',
        'downloaded',
        '(?:penal|criminal) code',
        'criminal law',
        'prevention',
        'safeguarding',
        'warning signs?',
        'moderators',
        '(?:forbids?|prohibits?|outlaws?|bans?|banned|outlawed)',
      ),
    ),
    whole(
      oneOf('is', 'are', 'was', 'were', 'be', 'as', 'made'),
      ' (?:a |an |also |always |therefore )?',
      oneOf('crimes?', 'illegal', 'unlawful', 'prohibited', 'forbidden', 'abuse', 'a violation'),
    ),
    whole(
      oneOf('never', 'not', 'cannot'),
      upTo(1),
      ' ',
      oneOf('explain', 'teach', 'describe', 'publish', 'share', 'post', 'show', 'tell', 'contain'),
    ),
    whole(
      oneOf('police', 'officers', 'investigators', 'agents', 'was', 'were', 'had'),
      upTo(1),
      ' ',
      oneOf('found', 'seized', 'recovered', 'discovered'),
    ),
  ],
  /** Somebody's words. That lifts a call, but a recipe is one whoever is said to have spoken it. */
  asSpeech: [
    whole(
      oneOf(
        '(?:said|told|asked|wrote|declared|shouted|chanted|proclaimed|announced|broadcast)',
        '(?:urged|ordered|demanded|argued|claimed|believed|vowed|promised|threatened|quoted)',
        '(?:says|asks|writes|shouts|claims|argues)',
        '(?:called|calls|calling|incitement) (?:for|on|to)',
        '(?:speech|leaflet|broadcasts?|propaganda|pamphlet|slogans?|posters?)',
      ),
    ),
  ],
  /** Something told of others, or of the past. */
  asStory: [
    whole(
      '(?:films|novels|movies|attackers|criminals|thieves) (?:show|explain|describe|learn|know)',
    ),
    whole('do you know how to', upTo(8), ' (?:asked|said)'),
    whole(
      oneOf(
        '(?:told|asked|thought|thoughts|thinking|knew|learned|learnt|taught|discovered|explained|described)',
        '(?:work|worked|figured) out',
        '(?:showed|demonstrated|discussed|debated|decided?|deciding|wondered|considered|studied)',
        '(?:question|problem|idea|secret|knowledge|understanding) of',
        '(?:question|problem) (?:is|was)',
      ),
      upTo(3),
      ' how to',
    ),
    whole('how to', upTo(8), ' ', oneOf('was', 'were', 'remained', 'occupied')),
  ],
} as const;

const games = oneOf(
  '(?:an?|the|this|that|my|your|our) (?:[a-z]+ ){0,2}(?:games?|simulators?)',
  '(?:video|computer|board|role ?playing|strategy) games?',
  '(?:minecraft|roblox|fortnite|terraria|factorio|gta|grand theft auto|call of duty|lego)',
  '(?:the sims|tetris|bomberman|counter ?strike|civili[sz]ation|age of empires|team fortress)',
  '(?:dungeons and dragons|unity|unreal|godot|scratch|blender|after effects)',
);

/** What is done in a game hurts nobody; 'like in a game' is not in one. */
export const inGames = whole(`(?<!(?:like|as|than|not|seen|just) )in ${games}`);

/** They turn a phrase round: 'how to spot people making bombs' teaches no bomb making. */
export const turnsRound = whole(
  oneOf(
    'avoid(?:ing)?',
    'prevent(?:ing)?',
    'stop(?:ping)?',
    'detect(?:ing)?',
    'spot(?:ting)?',
    'recogni[sz](?:e|ing)',
    'identify(?:ing)?',
    'report(?:ing|s)?',
    'defus(?:e|ing)',
    'disarm(?:ing)?',
    'surviv(?:e|ing)',
    'protect(?:ing)?',
    'resist(?:ing)?',
    'against',
    'never',
    'not',
  ),
);
