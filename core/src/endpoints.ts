import * as accounts from './accounts/api.ts';
import * as attempts from './attempts/api.ts';
import { sendContactMessage } from './contact/api.ts';
import type { Endpoint } from './endpoint.ts';
import * as exams from './exams/api.ts';
import * as flashcards from './flashcards/api.ts';
import * as generation from './generation/api.ts';
import { getContract, health, ready } from './health/api.ts';
import * as marks from './marks/api.ts';
import * as materials from './materials/api.ts';
import {
  listWaysIn,
  readPage,
  readVideo,
  recognizePhoto,
  recognizeWithModel,
} from './materials/reading-api.ts';
import * as pictures from './pictures/api.ts';
import * as plans from './plans/api.ts';
import * as practiceTests from './practice-tests/api.ts';
import { deleteAccount, downloadExport, getLatestExport, requestExport } from './privacy/api.ts';
import { getProgress, getTestKnowledge, practiseTopics } from './progress/api.ts';
import { getToday } from './dashboard/api.ts';
import * as reviews from './reviews/api.ts';
import * as reminders from './reviews/reminders-api.ts';
import * as ownParameters from './reviews/own-parameters/api.ts';
import * as sharing from './sharing/api.ts';
import * as takerAnswers from './sharing/answers-api.ts';
import * as assigning from './sharing/assigning-api.ts';
import * as correcting from './sharing/correcting/api.ts';

/** The whole contract. OpenAPI, the access matrix and the mount check are made from this list. */
export const endpoints: readonly Endpoint[] = [
  health,
  ready,
  getContract,
  ...Object.values(accounts),
  sendContactMessage,
  materials.extractDocument,
  recognizePhoto,
  recognizeWithModel,
  readPage,
  readVideo,
  listWaysIn,
  materials.saveStudyMaterial,
  materials.listMaterials,
  materials.getMaterial,
  materials.listCoverage,
  materials.getMaterialPage,
  materials.changeMaterial,
  materials.deleteMaterial,
  ...Object.values(marks),
  pictures.uploadPicture,
  pictures.getPicture,
  generation.generateQuestions,
  generation.getGeneration,
  generation.followGeneration,
  generation.cancelGeneration,
  generation.listModels,
  plans.getUsage,
  plans.getOffer,
  plans.getSubscription,
  plans.startCheckout,
  plans.changePlan,
  plans.cancelSubscription,
  plans.resumeSubscription,
  plans.openPortal,
  plans.listInvoices,
  practiceTests.saveTest,
  practiceTests.getTest,
  practiceTests.listTests,
  practiceTests.renameTest,
  practiceTests.deleteTest,
  practiceTests.editQuestion,
  practiceTests.addQuestion,
  practiceTests.removeQuestion,
  practiceTests.restoreQuestion,
  practiceTests.moveQuestion,
  practiceTests.setQuestionPoints,
  practiceTests.replaceQuestion,
  practiceTests.makeMoreQuestions,
  practiceTests.appendQuestions,
  practiceTests.explainQuestion,
  practiceTests.hintQuestion,
  ...Object.values(attempts),
  ...Object.values(sharing),
  ...Object.values(assigning),
  ...Object.values(correcting),
  takerAnswers.listTakerAnswers,
  flashcards.extractTopics,
  flashcards.generateCards,
  flashcards.followCards,
  flashcards.saveSet,
  flashcards.listSets,
  flashcards.getSet,
  flashcards.listCards,
  flashcards.changeSet,
  flashcards.deleteSet,
  flashcards.addCards,
  flashcards.changeCard,
  flashcards.deleteCard,
  flashcards.restoreCard,
  flashcards.moveCard,
  ...Object.values(reviews),
  ...Object.values(reminders),
  ...Object.values(ownParameters),
  ...Object.values(exams),
  getProgress,
  practiseTopics,
  getTestKnowledge,
  getToday,
  requestExport,
  getLatestExport,
  downloadExport,
  deleteAccount,
];
