import { guideTo, oneOf, opening, upTo, whole } from '../phrasing.ts';
import { reported } from '../reported.ts';

const oneself =
  '(?:yourself|myself|oneself)(?! (?:some|out|off|free|loose|short|a (?:break|favou?r))\\b)';
const ending = oneOf(
  `(?:kill|hang|poison|suffocat|drown|starv|harm|cut|strangl)(?:e|ing|ting)? ${oneself}`,
  '(?:slit|slitting|cut|cutting) (?:your|my) (?:own )?(?:wrists?|veins|throat)',
  'end(?:ing)? (?:your|my) (?:own )?life',
  'tak(?:e|ing) (?:your|my) own life',
  'commit(?:ting)? suicide',
);
/** Not what follows it in prevention, research and care. */
const suicide = [
  '(?:suicide|self ?harm)',
  '(?! (?:prevention|risk|awareness|assessment|policy|first aid|support|recovery|research)\\b)',
  '(?! (?:screening|reporting|bereavement|loss|rates?|in|among|and|bomb|attack))',
].join('');
const medicines = oneOf(
  'pills',
  'tablets',
  'painkillers',
  'capsules',
  'paracetamol',
  'insulin',
  'medication',
);

export const selfHarm = {
  name: 'self-harm methods',
  shapes: [
    whole(`how (?:to|2|do i|can i|should i)(?: :)?(?: [a-z]+ly)? ${oneOf(ending, 'self ?harm')}`),
    whole(guideTo, ' ', ending),
    whole('(?:step ?by ?step|instructions)', upTo(3), ' ', suicide),
    whole('(?:ways?|methods?) (?:to|of|for) ', ending),
    whole('(?:painless|quickest|easiest|fastest|surest)', upTo(2), ' (?:ways? to die|suicide)'),
    whole('(?:suicide|self ?harm) (?:methods?|tips|tricks|tutorials?) (?:that|for you|to try)'),
    whole('(?:ways|methods) of (?:suicide|self ?harm) (?:that|for you|to try)'),
    whole(
      'how (?:many|much)(?: of)?(?: [a-z0-9]+){0,2} ',
      medicines,
      upTo(6),
      ' ',
      oneOf(ending, 'overdose', 'die', 'kill me'),
    ),
    whole('how to (?:overdose on|get away with self ?harm)'),
    whole('how to hide(?: your| my| the)? (?:self ?harm|cutting|cuts|purging|starving) from'),
    whole('how to (?:(?:become|be|stay) anorexic|make yourself (?:vomit|throw up))'),
  ],
  calls: [
    opening(`(?:and )?(?:kill|hang) ${oneself}`),
    whole(`you (?:should|must|have to|need to|ought to)(?: just| really)? ${ending}`),
  ],
  lifts: [
    ...reported.asCrime,
    ...reported.asStory,
    whole(
      oneOf(
        'help ?lines?',
        'crisis',
        'samaritans',
        '(?:seek|ask for) help',
        'emergency services',
        'patients?',
        'clients?',
        'clinicians?',
        '(?:bullying|bullies|cyberbullying)',
        'messages?',
        'search(?:es|ed|ing)?',
      ),
    ),
  ],
};
