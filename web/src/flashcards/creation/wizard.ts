import { Card, type CardType } from '@engram/core/flashcards/card.ts';
import { FlashcardConfig, Topic } from '@engram/core/flashcards/card-set.ts';
import {
  changeCount,
  fitToPlan,
  selectTopics,
  takeTopics,
  toggleTopic,
} from '@engram/core/flashcards/change-config.ts';
import { firstConfig } from '@engram/core/flashcards/first-config.ts';
import { Making } from '@engram/core/generation/making.ts';
import type { Reply } from '@engram/core/endpoint.ts';
import { saveStudyMaterial } from '@engram/core/materials/api.ts';
import { z } from '@engram/core/zod.ts';
import type { ProcessedFile } from '../../materials/draft/draft.ts';
import { suggestSetName } from '../../materials/suggest-name.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { changeCards, type CardChange } from './change-cards.ts';

/** In their order [FWIZ-01]. */
export const wizardSteps = ['upload', 'configure', 'preview'] as const;
/** Marking is beside the steps: it leads to a set by itself. */
export type WizardStepName = (typeof wizardSteps)[number] | 'mark';

/** Cards that are being made; the server knows them by another id, once it has said so. */
const Generating = z.object({
  key: z.uuid(),
  generationId: z.uuid().nullable(),
  /** Of what and how they are made, to tell whether that is still wanted. */
  wish: z.string(),
});

const Made = z.object({
  /** Of the set that they become, however often it is sent. */
  setId: z.uuid(),
  generationId: z.uuid().nullable(),
  making: Making,
  wish: z.string(),
});

/** What the steps hand to each other, also over a reload [ENT-54]. */
const KeptWizard = z.object({
  studyMaterial: z.string(),
  uploadedFiles: z.array(z.object({ name: z.string(), size: z.int() })),
  /** Where each material stands in it. */
  parts: saveStudyMaterial.reply.shape.parts,
  /** From the content policy; the material may be used all the same. */
  warning: z.string().optional(),
  extractedTopics: z.array(Topic),
  // Nobody has given it a name yet, or is still typing it.
  flashcardConfig: FlashcardConfig.extend({ setName: z.string() }),
  generating: Generating.nullable(),
  made: Made.nullable(),
  /** Those that were made, as their owner has changed them since. */
  cards: z.array(Card),
});
export type KeptWizard = z.infer<typeof KeptWizard>;

type WizardFailure = { step: WizardStepName; message: string };

type Failing = {
  failure: WizardFailure;
  /** What was being made goes on, and can be taken up again. */
  isUnfinished?: boolean;
};

export type WizardData = KeptWizard & {
  /** The material is being saved, and read for its topics. */
  isLoading: boolean;
  showPremiumPopup: boolean;
  /** Why a step could not be ended; it does not outlive the page. */
  failure?: WizardFailure;
};

export const emptyWizard: WizardData = {
  studyMaterial: '',
  uploadedFiles: [],
  parts: [],
  extractedTopics: [],
  flashcardConfig: firstConfig,
  generating: null,
  made: null,
  cards: [],
  isLoading: false,
  showPremiumPopup: false,
};

export type WizardChange =
  | CardChange
  | { type: 'load' }
  | { type: 'stop-loading' }
  | {
      type: 'keep-material';
      saved: Reply<typeof saveStudyMaterial>;
      files: readonly ProcessedFile[];
      topics: readonly Topic[];
    }
  | { type: 'name'; setName: string }
  | { type: 'count'; cardType: CardType; count: number }
  | { type: 'difficulty'; difficulty: FlashcardConfig['difficulty'] }
  | { type: 'language'; language: FlashcardConfig['language'] }
  | { type: 'toggle-topic'; id: string }
  | { type: 'select-topics'; selected: boolean }
  | { type: 'fit-plan'; isPremium: boolean }
  | { type: 'show-premium'; isShown: boolean }
  | { type: 'generate'; key: string; wish: string }
  | { type: 'note-generation'; key: string; generationId: string }
  | { type: 'stop-generating' }
  | { type: 'finish'; made: z.infer<typeof Made>; cards: readonly Card[] }
  | ({ type: 'fail' } & Failing)
  | { type: 'forget-error' };

export function changeWizard(wizard: WizardData, change: WizardChange): WizardData {
  const { flashcardConfig: config } = wizard;
  switch (change.type) {
    case 'load':
      return { ...forgetFailure(wizard), isLoading: true };
    case 'stop-loading':
      return { ...wizard, isLoading: false };
    case 'keep-material':
      return keepMaterial(wizard, change);
    case 'name':
      return configure(wizard, { ...config, setName: change.setName });
    case 'count':
      return configure(wizard, changeCount(config, { type: change.cardType, count: change.count }));
    case 'difficulty':
      return configure(wizard, { ...config, difficulty: change.difficulty });
    case 'language':
      return configure(wizard, { ...config, language: change.language });
    case 'toggle-topic':
      return configure(wizard, toggleTopic(config, change.id));
    case 'select-topics':
      return configure(wizard, selectTopics(config, change.selected));
    case 'fit-plan':
      return configure(wizard, fitToPlan(config, change));
    case 'show-premium':
      return { ...wizard, showPremiumPopup: change.isShown };
    case 'generate': {
      const { key, wish } = change;
      return { ...forgetFailure(wizard), generating: { key, wish, generationId: null } };
    }
    case 'note-generation':
      return noteGeneration(wizard, change);
    case 'stop-generating':
      return { ...wizard, generating: null };
    case 'finish':
      return { ...wizard, generating: null, made: change.made, cards: [...change.cards] };
    case 'fail':
      return fail(wizard, change);
    case 'forget-error':
      return forgetFailure(wizard);
    case 'edit-card':
    case 'add-card':
    case 'delete-card':
      return takeCards(wizard, change);
    case 'restore-card':
      // Others may have been made since.
      return change.setId === wizard.made?.setId ? takeCards(wizard, change) : wizard;
  }
}

/** From what this tab has stored. */
export function reviveWizard(stored: string | undefined): WizardData {
  if (stored === undefined) return emptyWizard;
  const parsed = KeptWizard.safeParse(parseJson(stored));
  return parsed.success ? { ...emptyWizard, ...parsed.data } : emptyWizard;
}

/** For what this tab stores; undefined while there is nothing to keep. */
export function writeWizard(wizard: WizardData): string | undefined {
  const { isLoading: _isLoading, showPremiumPopup: _popup, failure: _failure, ...kept } = wizard;
  return kept.studyMaterial === '' ? undefined : JSON.stringify(kept);
}

function configure(wizard: WizardData, flashcardConfig: FlashcardConfig): WizardData {
  if (flashcardConfig === wizard.flashcardConfig) return wizard;
  return { ...forgetFailure(wizard), flashcardConfig };
}

type Kept = Extract<WizardChange, { type: 'keep-material' }>;

/** Other material, the same choices but for the topics and a name that was only suggested. */
function keepMaterial(wizard: WizardData, { saved, files, topics }: Kept): WizardData {
  const { warning: _warning, ...rest } = forgetFailure(wizard);
  const { studyMaterial, parts, warning } = saved;
  const { flashcardConfig: config } = wizard;
  const isOwnName = config.setName.trim() !== suggestSetName(wizard.parts);
  const setName = isOwnName && config.setName !== '' ? config.setName : suggestSetName(parts);
  return keepTopics(
    {
      ...rest,
      studyMaterial,
      parts,
      uploadedFiles: files.map(({ name, size }) => ({ name, size })),
      ...(warning !== undefined && { warning }),
      flashcardConfig: { ...config, setName },
      isLoading: false,
    },
    topics,
  );
}

function keepTopics(wizard: WizardData, topics: readonly Topic[]): WizardData {
  return {
    ...wizard,
    extractedTopics: [...topics],
    flashcardConfig: takeTopics(wizard.flashcardConfig, topics),
    isLoading: false,
  };
}

type Noted = { key: string; generationId: string };

/** Of one that has been replaced, it may come late. */
function noteGeneration(wizard: WizardData, { key, generationId }: Noted): WizardData {
  if (wizard.generating?.key !== key) return wizard;
  return { ...wizard, generating: { ...wizard.generating, generationId } };
}

function fail(wizard: WizardData, { failure, isUnfinished = false }: Failing): WizardData {
  const isOver = failure.step === 'preview' && !isUnfinished;
  const generating = isOver ? null : wizard.generating;
  return { ...wizard, isLoading: false, generating, failure };
}

function takeCards(wizard: WizardData, change: CardChange): WizardData {
  return { ...forgetFailure(wizard), cards: changeCards(wizard.cards, change) };
}

function forgetFailure(wizard: WizardData): WizardData {
  const { failure, ...rest } = wizard;
  return failure === undefined ? wizard : rest;
}
