import { product } from '@engram/core/product.ts';
import type { LegalDocument } from '../legal-document.ts';
import {
  changesAndContact,
  endingIt,
  plansAndPayment,
  theSoftware,
  whatWePromise,
} from './our-part.ts';
import {
  questionsCanBeWrong,
  sharing,
  whatIsNotAllowed,
  whatThisIs,
  yourAccount,
  yourContent,
} from './your-part.ts';

export const termsText: LegalDocument = {
  title: 'Terms of Service',
  description: `What you may do with ${product.name}, what stays yours, what plans cost, and what we promise.`,
  changedOn: '2026-11-18',
  inShort:
    'Use Engram to learn and to teach. What you put in stays yours. Questions can be wrong, so check the source. You can leave at any time.',
  sections: [
    whatThisIs,
    yourAccount,
    yourContent,
    whatIsNotAllowed,
    questionsCanBeWrong,
    sharing,
    plansAndPayment,
    endingIt,
    whatWePromise,
    theSoftware,
    changesAndContact,
  ],
};
