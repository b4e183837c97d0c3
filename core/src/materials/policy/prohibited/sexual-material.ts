import { object, oneOf, opening, taught, upTo, whole } from '../phrasing.ts';
import { reported } from '../reported.ts';
import { pictures, porn } from './pictures.ts';

const works = oneOf('stor(?:y|ies)', 'scenes?', 'fantas(?:y|ies)', pictures);
const lewdWorks = [
  oneOf('explicit', 'graphic', 'hardcore', 'steamy', 'uncensored', 'filthy', 'hot'),
  upTo(1),
  ' (?:sex|sexual|erotic|porn|porno|pornographic) ',
  works,
].join('');
const pornWorks = `(?:porn|porno|pornographic) ${works}`;
const theirs = oneOf('his', 'her', 'my', 'your', 'the');
const organs = oneOf(
  'cock(?! (?:pheasants?|feathers?|comb|robin|crow))',
  'dick(?! (?:turpin|whittington|tracy))',
  'pussy(?! (?:cats?|willows?))',
  'clit',
  'cunt',
);

/** Nudes are a genre of it. */
const fineArt = whole(
  oneOf(
    '(?:rubens|titian|botticelli|giorgione|michelangelo|raphael|rembrandt|velazquez|goya|ingres)',
    '(?:manet|degas|renoir|cezanne|gauguin|matisse|picasso|klimt|schiele|modigliani|rodin)',
    '(?:paint(?:ed|ings?|ers?)|sculptures?|sculptors?|fresco(?:es)?|charcoal|watercolou?rs?)',
    '(?:renaissance|baroque|museums?|louvre|uffizi|prado|(?:life|figure) drawing)',
  ),
);

/** Offers of it, and the words of it: anatomy, health and the study of pornography use others. */
export const sexualMaterial = {
  name: 'explicit sexual material',
  shapes: [
    opening(oneOf('watch', 'download', 'stream', 'enjoy', 'get'), object, ' ', porn),
    whole('click (?:here|below|now) (?:to|for)', upTo(5), ' ', porn),
    whole('(?:this|here|below)(?: is| are)?(?: an?| the| some)? ', oneOf(lewdWorks, pornWorks)),
    whole(
      '(?:read|enjoy|write|write me|continue)(?: an?| the| this| my)? ',
      oneOf(lewdWorks, pornWorks),
    ),
    taught(`(?:mak(?:e|ing)|film(?:ing)?|shoot(?:ing)?|sell(?:ing)?)${object} ${porn}`),
    opening('(?:an? )?(?:explicit|hardcore|xxx|erotic) (?:sex|sexual|erotic|porn) stor(?:y|ies)'),
    whole('xxx (?:porn|sex)'),
    whole(`(?:sex|porn|xxx) ${pictures} (?:download|free|here|now)`),
    whole('(?:suck|lick|strok|rid)(?:e|es|ed|s|ing)? ', theirs, '(?: [a-z]+)? ', organs),
    whole('(?:throbbing|stiff|thick|rock hard|erect) (?:cock|dick)'),
    whole('(?:wet|dripping|tight|soaking)(?: [a-z]+)? (?:pussy|cunt)'),
    whole('fuck(?:ed|s|ing)? (?:me|her|him|you)(?: so)? (?:hard|harder|deep|deeper|raw)'),
    whole('cum(?:ming|s)? (?:inside|all over) (?:me|her|him|my|your)'),
    whole('(?:thrust|thrusting|slid|pounded|pounding)', upTo(4), ' ', theirs, ' ', organs),
  ],
  lifts: [...reported.asCrime, fineArt],
};
