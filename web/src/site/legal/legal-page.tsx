import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { SectionList, SectionMenu } from '../section-list.tsx';
import { siteWords } from '../site-words.ts';
import { legalCopy } from './legal-copy.ts';
import {
  type Block,
  countReadingMinutes,
  type LegalDocument,
  type LegalSection,
  writeDay,
} from './legal-document.ts';
import { LegalWords, Strong } from './legal-words.tsx';

export function LegalPage({ document }: { document: LegalDocument }) {
  const { inShort, sections } = document;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-8">
      <Head document={document} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(32px,6vw,88px)] gap-y-6 lg:grid-cols-[14.5rem_minmax(0,68ch)]">
        <SectionList label={legalCopy.contents} sections={sections} />
        <SectionMenu label={legalCopy.contents} sections={sections} />
        <article className="grid gap-9 text-[1.0625rem] leading-[1.65] text-ink-2">
          <Note icon={ShieldCheck} className="px-4.5! py-4! text-[0.9375rem]!">
            <b className="font-[640]">{legalCopy.inShort}</b> {inShort}
          </Note>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      </div>
    </div>
  );
}

function Head({ document }: { document: LegalDocument }) {
  const day = writeDay(document.changedOn);
  return (
    <header className="grid gap-3">
      <Link
        to={paths.home}
        className="inline-flex min-h-11 items-center gap-1.25 justify-self-start rounded-tag type-sm font-semibold no-underline hover:underline"
      >
        <Icon icon={ArrowLeft} size="small" />
        {siteWords.backToHome}
      </Link>
      <h1 className="type-h1 text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]!">{document.title}</h1>
      <p className="text-ink-2">{legalCopy.changed(day, countReadingMinutes(document))}</p>
    </header>
  );
}

function Section({ section: { id, title, blocks } }: { section: LegalSection }) {
  return (
    <section id={id} className="grid gap-3.5">
      <h2 className="text-[1.3125rem] leading-[1.3] font-[660] tracking-[-0.015em] text-ink">
        {title}
      </h2>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if ('paragraph' in block) {
    return (
      <p>
        <LegalWords words={block.paragraph} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-ink-3">
      {block.list.map(({ label, words }) => (
        <li key={label}>
          <Strong>{`${label}:`}</Strong> <LegalWords words={words} />
        </li>
      ))}
    </ul>
  );
}
