import type { User } from '@engram/core/accounts/user.ts';
import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import {
  createContext,
  type Dispatch,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { useSearchParams } from 'react-router';
import { tellCancelled } from '../../generation/cancelling.ts';
import type { Draft } from '../../materials/draft/draft.ts';
import type { DraftStore } from '../../materials/draft/draft-store.ts';
import { cardUploadRules, type UploadRules } from '../../materials/upload-rules.ts';
import { useDraft } from '../../materials/draft/use-draft.ts';
import { paths } from '../../paths.ts';
import { dropWork, findWork, keepWork } from '../../storage/unfinished-work.ts';
import {
  changeWizard,
  reviveWizard,
  type WizardChange,
  type WizardData,
  wizardSteps,
  type WizardStepName,
  writeWizard,
} from './wizard.ts';

/** With what the address says [ENT-54]. */
type Wizard = WizardData & {
  currentStep: WizardStepName;
  /** Why this step could not be ended. */
  error?: string;
};

export type WizardState = {
  wizard: Wizard;
  change: Dispatch<WizardChange>;
  draft: Draft;
  store: DraftStore;
  plan: Plan;
  rules: UploadRules;
  /** Forgets all of it, and what is still being made; the screen shows it until it is left. */
  end: () => void;
  /** Whether there is nothing left to ask about. */
  isOver: () => boolean;
};

export const WizardContext = createContext<WizardState | undefined>(undefined);

/** For the steps of the wizard. */
export function useWizard(): WizardState {
  const state = useContext(WizardContext);
  if (!state) throw new Error('useWizard needs the screen of the wizard above it.');
  return state;
}

/** For their screen: the state that outlives a reload, and belongs to one user. */
export function useWizardState(user: User): WizardState {
  const { uid } = user;
  const { draft, store } = useDraft(user, 'card-material');
  const plan = plans[user.plan];
  const [data, change] = useReducer(changeWizard, { uid, plan }, reviveWork);
  const hasEnded = useRef(false);
  const [search] = useSearchParams();
  const currentStep = findStep(search.get(stepParameter));

  // The tab's storage is outside of React.
  useEffect(() => {
    const key = { uid, name: workName };
    const kept = hasEnded.current ? undefined : writeWizard(data);
    if (kept === undefined) dropWork(key);
    else keepWork(key, kept);
  }, [uid, data]);

  // What was said about the material is over when it changes.
  useEffect(() => store.subscribe(() => change({ type: 'forget-error' })), [store]);

  // It may also change while the wizard is open.
  useEffect(() => change({ type: 'fit-plan', isPremium: plan.isPremium }), [plan]);

  const rules = useMemo(() => cardUploadRules(plan), [plan]);
  const wizard = useMemo(
    () => ({ ...data, ...findError(data, currentStep), currentStep }),
    [data, currentStep],
  );

  function end() {
    hasEnded.current = true;
    if (data.generating) tellCancelled(data.generating);
    store.change({ type: 'reset' });
    dropWork({ uid, name: workName });
  }

  const isOver = () => hasEnded.current;
  return { wizard, change, draft, store, plan, rules, end, isOver };
}

/** Each step is an address, so that the browser's Back moves between them. */
export function pathOfStep(step: WizardStepName): string {
  return step === wizardSteps[0]
    ? paths.createFlashcards
    : `${paths.createFlashcards}?${stepParameter}=${step}`;
}

/** The plan may have changed since the counts were chosen (D12). */
function reviveWork({ uid, plan }: { uid: string; plan: Plan }): WizardData {
  const revived = reviveWizard(findWork({ uid, name: workName }));
  return changeWizard(revived, { type: 'fit-plan', isPremium: plan.isPremium });
}

function findStep(name: string | null): WizardStepName {
  return ([...wizardSteps, 'mark'] as const).find((step) => step === name) ?? wizardSteps[0];
}

function findError({ failure }: WizardData, step: WizardStepName) {
  return failure?.step === step ? { error: failure.message } : {};
}

const stepParameter = 'step';
const workName = 'flashcard-creation';
