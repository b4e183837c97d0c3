import { capitalise, withoutStop } from './clean-text.ts';
import type { Meaning } from './find-meanings.ts';
import type { Sentence } from './sentence.ts';

/** What sentences say outright that a word means: 'Polyuria describes an output of more than …'. */
export function readStated(sentence: Sentence): Meaning[] {
  if (sentence.block.kind === 'row' || sentence.block.term) return [];
  // Looking for the verb alone takes a tenth of the time, and few sentences have one.
  if (!stating.test(sentence.text)) return [];
  return sentence.text.split(joints).flatMap((part): Meaning[] => {
    const { term, verb = '', body } = (stated.exec(part) ?? meant.exec(part))?.groups ?? {};
    if (term === undefined || body === undefined || noTerms.test(term)) return [];
    const isClause = verb.endsWith('that');
    const description = trimMeaning(body);
    const isPhrase = /^(?:an?|the|any|all) /i.test(description);
    if (description.split(' ').length < 4 || (!isClause && !isPhrase)) return [];
    const form = isClause ? 'clause' : 'noun';
    return [{ term: capitalise(term), description: capitalise(description), form, sentence }];
  });
}

const stating =
  / (?:refers to|is the (?:term|name|word) for|is defined as|denotes|describes|means?) /iu;

const joints = /; |, (?:while|whereas|and|but) /;

const stated =
  /^(?:an? |the )?(?<term>\p{L}[\p{L}-]+(?: [\p{L}-]+){0,3}?)(?: \([^)]{2,40}\))?(?:, (?:by contrast|in contrast|on the other hand|on the contrary|however|in turn|or [\p{L} -]{3,25}),)? (?<verb>refers to|is the (?:term|name|word) for|is defined as|denotes|describes|means that|means)(?= ) (?<body>.{12,})$/iu;

/** 'By inflation economists mean …'. */
const meant =
  /^By (?<term>\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:we|they|you|one|people|\p{Ll}+ists|lawyers|engineers|doctors|scholars) (?<verb>means?) (?<body>.{12,})$/u;

const noTerms =
  /\b(?:this|that|it|which|what|who|he|she|they|these|those|such|there|and|or|is|are|was|were|has|have|more|less|total|figure|name|word|term|text|table|chapter|section|rule|model|law|theory)$|^(?:this|that|it|which|what|they|these|he|she|who|such|in|on|by|for|if|when|as|the)\b/i;

/** Without examples and what is only added, where something whole is left. */
export function trimMeaning(raw: string): string {
  const text = withoutStop(raw)
    .replace(/ \([^)]*\)$/, '')
    .replace(
      /, (?:such as|for example|for instance|e\.g\.|including|especially|usually|often|generally|typically|mostly|mainly|sometimes|normally) [^,]+(?:, | (?=that |which |who ))(?=(?:that|which|who) )/,
      ' ',
    );
  const [first = ''] = text.split(added);
  return first.split(' ').length >= 4 ? first.trim() : text;
}

const added =
  /, (?=(?:such as|for example|for instance|e\.g\.|including|especially|usually|often|generally|typically|mostly|mainly|sometimes|normally|from|because|since|so that|although|though|while|whereas|but|and|which|where|who|making|as|in contrast|unlike|like) )| and should | – /;
