import { Fragment } from 'react';
import { Link } from 'react-router';
import { phrasesOf, readPhrase, type Words } from './legal-document.ts';

/** Text with its emphasis and its links. */
export function LegalWords({ words }: { words: Words }) {
  return phrasesOf(words).map((phrase, index) => {
    const text = readPhrase(phrase);
    if (typeof phrase === 'string') return <Fragment key={index}>{text}</Fragment>;
    if ('strong' in phrase) return <Strong key={index}>{text}</Strong>;
    if (phrase.to.startsWith('/')) {
      return (
        <Link key={index} to={phrase.to}>
          {text}
        </Link>
      );
    }
    return (
      <a key={index} href={phrase.to} className="wrap-anywhere">
        {text}
      </a>
    );
  });
}

export function Strong({ children }: { children: string }) {
  return <b className="font-[620] text-ink">{children}</b>;
}
