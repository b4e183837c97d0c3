import { howTo, object, oneOf, opening, taught, whole } from '../phrasing.ts';
import { inGames, reported } from '../reported.ts';

const carryOut = oneOf(
  'carry(?:ing)? out',
  'commit(?:ting)?',
  'plan(?:ning)?(?! for)',
  'stag(?:e|ing)',
  'launch(?:ing)?',
  'organi[sz](?:e|ing)',
  'conduct(?:ing)?',
  'execut(?:e|ing)',
  'perform(?:ing)?',
);
const attacks = oneOf(
  '(?:terror|terrorist|suicide|lone wolf|jihadi?|knife|truck|chemical|mass casualty) attacks?(?! on (?:rust|metals?|steel))',
  '(?:suicide|car|school|train) bombings?',
  '(?:mass|school) shootings?(?! (?:drills?|scenes?|victims?|research|memorial))',
  'acts? of terror(?:ism)?',
  '(?:massacres?|beheadings?)(?! scenes?)',
);
/** A picture of the place, a performance in it, a model of it. */
const notThePlace = [
  '(?! (?:photos?|pictures?|images?|maps?|plans?|posters?|models?|balloons?|presentation|project)\\b)',
  '(?! (?:tests?|exams?|sets?|scenes?|games?|play|talk|interview|party|gigs?|concerts?|shows?)\\b)',
].join('');
const place = oneOf(
  '(?:buildings?|schools?|church|churches|mosques?|synagogues?|temples?|embass(?:y|ies))',
  '(?:trains?|planes?|airports?|stations?|bridges?|stadiums?|malls?|crowds?)',
);
const places = `(?<!(?:model|toy|inflatable|bouncy|paper|cardboard|lego) )${place}${notThePlace}`;
const terrorists = oneOf('terrorists?', 'jihadis?', 'jihadists?', 'mujahideen', 'suicide bombers?');
const gangs = oneOf(
  'isis',
  'isil',
  'islamic state',
  'al ?qaeda',
  'boko haram',
  'the jihad',
  '(?:terror|terrorist|jihadi?) (?:group|cell|network|organi[sz]ation)',
);
const manuals = oneOf('manual', 'handbook', 'playbook', 'cookbook', 'field guide', 'guide');
const terrorManual = [
  '(?:terror|terrorist|jihadi?|lone wolf|al ?qaeda|isis)',
  '(?: (?:training|attack|operations))? ',
  manuals,
].join('');

export const terror = {
  name: 'terrorist manuals',
  shapes: [
    taught(
      `${carryOut}${object} ${attacks}`,
      `(?:join|fund|start|form|set up|recruit for)${object} ${gangs}`,
      `recruit(?:ing)?${object} ${terrorists}`,
      `(?:bomb(?:ing)?(?! proof)|blow(?:ing)? up)${object} ${places}`,
    ),
    whole(howTo, ` become(?: an?)?(?: [a-z]+)? ${terrorists}`),
    opening('(?:(?:an?|my|our|your|complete|ultimate|official) ){0,2}', terrorManual),
    whole('(?:this|here)(?: is)?(?: (?:an?|the|our|my|your))?(?: [a-z]+)? ', terrorManual),
    whole('(?:download|follow|use|share) (?:this|our|the)(?: [a-z]+)? ', terrorManual),
    whole(manuals, ' for(?: [a-z]+)? ', oneOf(terrorists, 'lone wol(?:f|ves)(?: attackers?)?')),
  ],
  calls: [
    opening('(?:join|wage|take up)(?: the| your| our)?(?: holy| armed)? (?:jihad|caliphate)'),
  ],
  lifts: [
    ...reported.asCrime,
    ...reported.asStory,
    inGames,
    whole('(?:responses?|exercises?|demolitions?)'),
  ],
};
