import { expect, it } from 'vitest';
import { isSureGloss } from './sure-glosses.ts';

it.each([
  'smallest unit that carries meaning or grammatical function',
  'beat divides into two (2/4, 3/4, 4/4)',
  'the transaction was left out altogether',
  'one ending carries several meanings, e.g. Latin, Russian',
  'repeats bits to all ports',
  'caused by a downturn in the economy',
  'frying gently in liquid just below boiling point',
  'list of goods that a shop has in store',
])('takes for a meaning: %s', (gloss) => {
  expect(isSureGloss(gloss)).toBe(true);
});

it.each([
  ['an example', 'Himalaya, India–Asia started long ago'],
  ['a pair of examples', 'buy / sell'],
  ['an author and a book', 'Austin, How to Do Things with Words'],
  ['a case', 'Lujan v. Defenders of Wildlife'],
  ['a place and its capital', 'Norway – Oslo'],
  ['a name among words', 'capital Amsterdam, government in The Hague'],
  ['what somebody did', 'argued for government spending in recessions'],
  ['what somebody wrote', 'wrote a book about the wealth of nations'],
  ['what to do', 'pull the pin, aim at the base'],
  ['where it is', "behind the nurses' station on the left"],
  ['clippings', 'one string, two trees'],
  ['too little', 'owner unlocks'],
  ['words that fit anything', 'a thing which is used to make other things work'],
  ['a denial of few words', 'needs no burst times'],
  ['shorthand', 'busy waits. ok if held short + multicore'],
  ['a clipped word', 'stack algo, without anomaly of any sort'],
  ['what leans', 'drive for balance between the two'],
  ['a number', 'interval of 3 tones above the root'],
  ['an instruction', 'check the airway before the pulse'],
  ['a comment', 'very useful for sorting long lists'],
  ['a second name', 'sound made with the lips, also called labial'],
  ['a comparison without a second part', 'gradually louder towards the final bar'],
  ['loud words', 'head that stands on ONE stem only'],
])('refuses %s: %s', (_what, gloss) => {
  expect(isSureGloss(gloss)).toBe(false);
});
