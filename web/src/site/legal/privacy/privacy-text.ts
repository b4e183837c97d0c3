import { product } from '@engram/core/product.ts';
import type { LegalDocument, LegalSection } from '../legal-document.ts';
import { inYourBrowser, whatWeDoNotStore, whatWeStore } from './what-we-keep.ts';
import { sharedTests, whoHelpsUs, whoReadsYourText } from './who-sees-it.ts';
import { age, changesAndContact, otherServers, security, yourRights } from './your-say.ts';

const whoWeAre: LegalSection = {
  id: 'who-we-are',
  title: 'Who we are',
  blocks: [
    {
      paragraph: [
        `“We” are the people who run this ${product.name} server and decide what happens to the data on it. You reach us at `,
        { link: product.supportMailbox, to: `mailto:${product.supportMailbox}` },
        '.',
      ],
    },
  ],
};

export const privacyText: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${product.name} stores, what it does not store, who reads your text, and how you take everything out or delete it.`,
  changedOn: '2026-11-18',
  inShort:
    'Your notes are yours. We keep the text, not the file. No cookies, no trackers. You can take everything out or delete it at any time.',
  sections: [
    whoWeAre,
    whatWeStore,
    whatWeDoNotStore,
    inYourBrowser,
    whoReadsYourText,
    sharedTests,
    whoHelpsUs,
    yourRights,
    age,
    security,
    otherServers,
    changesAndContact,
  ],
};
