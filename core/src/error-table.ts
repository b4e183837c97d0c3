import { accountMessages } from './accounts/messages.ts';
import { examFailures } from './exams/messages.ts';
import { flashcardFailures } from './flashcards/failure-messages.ts';
import { generationFailures } from './generation/failure-messages.ts';
import { markFailures } from './marks/failure-messages.ts';
import { materialMessages } from './materials/messages.ts';
import { pictureFailures } from './pictures/failure-messages.ts';
import { planFailures } from './plans/failure-messages.ts';
import { testFailures } from './practice-tests/failure-messages.ts';
import { serviceMessages } from './service-messages.ts';
import { assignmentFailures, sharingFailures } from './sharing/failure-messages.ts';

/**
 * Every expected failure: the status it leaves with and the words the user reads. Codes without a
 * status never come from our server; the browser makes them.
 */
export const errorTable = {
  'invalid-input': { status: 400, message: 'Some of the information is missing or not valid.' },
  'invalid-request': { status: 400, message: "We couldn't read this request." },
  'invalid-email': { status: 400, message: accountMessages.emailFormat },
  'weak-password': { status: 400, message: accountMessages.passwordTooShort },
  'captcha-required': { status: 400, message: accountMessages.captchaMissing },
  'captcha-check-failed': { status: 400, message: accountMessages.captchaFailed },
  'password-not-correct': { status: 400, message: accountMessages.wrongPassword },
  'confirmation-needed': { status: 403, message: accountMessages.confirmationNeeded },
  'deletion-not-confirmed': { status: 400, message: accountMessages.deletionWord },
  'address-refused': { status: 400, message: materialMessages.addressRefused },
  'text-missing': { status: 400, message: materialMessages.textMissing },
  'text-too-short': { status: 400, message: materialMessages.tooShort },
  'text-too-long': { status: 400, message: 'Text is too long.' },
  'mark-refused': { status: 400, message: markFailures.refused },
  'invalid-generation-input': { status: 400, message: generationFailures.invalidInput },
  'title-and-questions-missing': { status: 400, message: sharingFailures.incomplete },
  'shared-test-id-missing': { status: 400, message: sharingFailures.idMissing },
  'closing-time': { status: 400, message: assignmentFailures.closingTime },
  'attempt-header-missing': { status: 400, message: assignmentFailures.headerMissing },
  'name-missing': { status: 400, message: assignmentFailures.nameMissing },
  'user-not-found': { status: 401, message: accountMessages.invalidCredentials },
  'wrong-password': { status: 401, message: accountMessages.invalidCredentials },
  'not-signed-in': { status: 401, message: accountMessages.logInFirst },
  'invalid-token': { status: 401, message: accountMessages.tokenInvalid },
  'no-token': { status: 401, message: serviceMessages.tokenMissing },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  'email-unverified': { status: 403, message: sharingFailures.emailUnverified },
  'members-only': { status: 403, message: assignmentFailures.membersOnly },
  'premium-only': { status: 403, message: 'This is part of Premium.' },
  'ai-tests-used': { status: 403, message: 'You have used your free tests this month.' },
  'ai-used-up': { status: 403, message: materialMessages.aiUsedUp },
  'ai-answers-used': { status: 403, message: generationFailures.answersUsed },
  'not-found': { status: 404, message: 'We could not find what you asked for.' },
  'shared-test-missing': { status: 404, message: sharingFailures.missing },
  'shared-test-not-found': { status: 404, message: sharingFailures.notFound },
  'set-not-found': { status: 404, message: flashcardFailures.setMissing },
  'card-not-found': { status: 404, message: flashcardFailures.cardMissing },
  'method-not-allowed': { status: 405, message: 'This is not possible here.' },
  'email-already-in-use': { status: 409, message: accountMessages.emailInUse },
  conflict: { status: 409, message: 'This was already sent with different content.' },
  'in-progress': { status: 409, message: "We're still working on this. Please wait a moment." },
  'library-full': { status: 409, message: materialMessages.libraryFull },
  'mark-overlaps': { status: 409, message: markFailures.overlaps },
  'marks-full': { status: 409, message: markFailures.full },
  'nothing-marked': { status: 409, message: markFailures.nothingMarked },
  'tests-full': { status: 409, message: testFailures.testsFull },
  'corrections-full': { status: 409, message: sharingFailures.correctionsFull },
  'question-limit': { status: 409, message: testFailures.questionLimit },
  'too-few-questions': { status: 409, message: testFailures.tooFewQuestions },
  'shares-full': { status: 409, message: sharingFailures.sharesFull },
  'assignment-only': { status: 409, message: assignmentFailures.withRules },
  'assignment-not-open': { status: 409, message: assignmentFailures.notOpen },
  'no-tries-left': { status: 409, message: assignmentFailures.noTriesLeft },
  'already-handed-in': { status: 409, message: assignmentFailures.handedIn },
  'result-not-open': { status: 409, message: assignmentFailures.resultNotOpen },
  'sets-full': { status: 409, message: flashcardFailures.setsFull },
  'cards-full': { status: 409, message: flashcardFailures.cardsFull },
  'pictures-full': { status: 409, message: pictureFailures.full },
  'exams-full': { status: 409, message: examFailures.full },
  'nothing-missed': { status: 409, message: examFailures.nothingMissed },
  'payments-off': { status: 409, message: planFailures.paymentsOff },
  'picture-model-off': { status: 409, message: materialMessages.pictureModelOff },
  'pages-off': { status: 409, message: materialMessages.pagesOff },
  'transcripts-off': { status: 409, message: materialMessages.transcriptsOff },
  'uploads-off': { status: 409, message: materialMessages.uploadsOff },
  'already-subscribed': { status: 409, message: planFailures.alreadySubscribed },
  'not-subscribed': { status: 409, message: planFailures.notSubscribed },
  'nothing-more': { status: 409, message: testFailures.nothingMore },
  'generation-running': { status: 409, message: generationFailures.running },
  'link-over': { status: 410, message: accountMessages.linkOver },
  gone: { status: 410, message: 'This is no longer available.' },
  'shared-test-over': { status: 410, message: sharingFailures.over },
  'assignment-closed': { status: 410, message: assignmentFailures.closed },
  'time-up': { status: 410, message: assignmentFailures.timeUp },
  'too-large': { status: 413, message: 'This is too large to send.' },
  'file-too-large': { status: 413, message: materialMessages.fileTooLarge },
  'file-type-unsupported': { status: 415, message: materialMessages.typeUnknown },
  'unsupported-media-type': { status: 415, message: 'This kind of content is not supported.' },
  'transcript-missing': { status: 422, message: materialMessages.transcriptMissing },
  unprocessable: { status: 422, message: "We couldn't process this." },
  'content-policy': {
    status: 422,
    message: 'Your content contains material that violates content policies.',
  },
  'content-refused': { status: 422, message: generationFailures.refused },
  'file-empty': { status: 422, message: materialMessages.fileWithoutText() },
  'file-locked': { status: 422, message: materialMessages.locked },
  'file-scanned': { status: 422, message: materialMessages.scanned },
  'file-unclear': { status: 422, message: materialMessages.unclear },
  'file-damaged': { status: 422, message: materialMessages.fileFailed },
  'file-too-complex': { status: 422, message: materialMessages.fileFailed },
  'page-unreachable': { status: 422, message: materialMessages.pageUnreachable },
  'photo-refused': { status: 422, message: materialMessages.photoRefused },
  'picture-missing': { status: 422, message: pictureFailures.missing },
  'nothing-to-explain': { status: 422, message: generationFailures.nothingToExplain },
  'client-outdated': { status: 426, message: serviceMessages.outdated },
  'too-many-requests': {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'share-failed': { status: 500, message: sharingFailures.notCreated },
  'shared-test-unread': { status: 500, message: sharingFailures.notRead },
  'submission-failed': { status: 500, message: sharingFailures.notSubmitted },
  'generation-failed': { status: 502, message: generationFailures.failed },
  'explanation-failed': { status: 502, message: generationFailures.explanationFailed },
  'photo-unread': { status: 502, message: materialMessages.photoUnread },
  'payments-failed': { status: 502, message: planFailures.paymentsFailed },
  unavailable: { status: 503, message: serviceMessages.unavailable },
  'timed-out': { status: 504, message: 'The request took too long to complete.' },
  'generation-timed-out': { message: generationFailures.timedOut },
  'network-request-failed': { message: accountMessages.networkFailed },
  aborted: { message: 'The request was cancelled.' },
} as const satisfies Record<string, { status?: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** Codes that a server reply can carry. */
export type ReplyErrorCode = {
  [C in ErrorCode]: (typeof errorTable)[C] extends { status: number } ? C : never;
}[ErrorCode];

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTable, code);
}
