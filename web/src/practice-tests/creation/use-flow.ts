import type { User } from '@engram/core/accounts/user.ts';
import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import {
  createContext,
  type Dispatch,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellCancelled } from '../../generation/cancelling.ts';
import type { Draft } from '../../materials/draft/draft.ts';
import type { DraftStore } from '../../materials/draft/draft-store.ts';
import { testUploadRules, type UploadRules } from '../../materials/upload-rules.ts';
import { useDraft } from '../../materials/draft/use-draft.ts';
import { paths } from '../../paths.ts';
import { dropWork, findWork, keepWork } from '../../storage/unfinished-work.ts';
import { previewMessages } from './messages.ts';
import {
  changeFlow,
  type FlowChange,
  type FlowData,
  flowSteps,
  type FlowStepName,
  reviveFlow,
  writeFlow,
} from './flow.ts';

/** With what is known from elsewhere: the user's plan, and the page [ENT-21]. */
type Flow = FlowData & {
  isPremium: boolean;
  currentStep: FlowStepName;
  /** Why this step could not be ended. */
  error?: string;
};

export type FlowState = {
  flow: Flow;
  change: Dispatch<FlowChange>;
  draft: Draft;
  store: DraftStore;
  plan: Plan;
  rules: UploadRules;
  /** Where material is added and where a test is configured: the steps, or the one screen of both. */
  home: { input: string; config: string; back: string };
};

export const FlowContext = createContext<FlowState | undefined>(undefined);

/** For the steps of test creation. */
export function useFlow(): FlowState {
  const state = useContext(FlowContext);
  if (!state) throw new Error('useFlow needs the layout of test creation above it.');
  return state;
}

/** For a test that is left for good, and with it the way it was made [BROUTE-26] (C18). */
export function useFlowReset(): () => void {
  const state = useContext(FlowContext);
  return () => {
    if (!state) return;
    if (state.flow.generating) tellCancelled(state.flow.generating);
    state.store.change({ type: 'reset' });
    state.change({ type: 'reset' });
  };
}

/** For their layout: the state that outlives a reload (N04), and belongs to one user. */
export function useFlowState(user: User): FlowState {
  const { uid } = user;
  const { draft, store } = useDraft(user);
  const [data, change] = useReducer(changeFlow, uid, (owner) =>
    reviveFlow(findWork({ uid: owner, name: workName })),
  );
  const plan = plans[user.plan];
  const { pathname } = useLocation();
  const currentStep = findStep(pathname);
  useWantedMode(data, change);

  // The tab's storage is outside of React.
  useEffect(() => {
    const key = { uid, name: workName };
    const kept = writeFlow(data);
    if (kept === undefined) dropWork(key);
    else keepWork(key, kept);
  }, [uid, data]);

  // What was said about the material is over when it changes.
  useEffect(() => store.subscribe(() => change({ type: 'forget-error' })), [store]);

  // The plan may have changed elsewhere since the counts were chosen [CONF-34].
  useEffect(() => change({ type: 'fit-plan', limits: plan.limits }), [plan]);

  const rules = useMemo(() => testUploadRules(plan), [plan]);
  const flow = useMemo(
    () => ({ ...data, ...findError(data, currentStep), isPremium: plan.isPremium, currentStep }),
    [data, plan, currentStep],
  );
  const home = pathname === paths.create ? oneScreen : steps;
  return { flow, change, draft, store, plan, rules, home };
}

/** Chooses Endless for a link that asks for it (D31), once: the address is the step's own again. */
function useWantedMode(data: FlowData, change: Dispatch<FlowChange>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choose = useEffectEvent(() => {
    // What is being made of other choices goes on as it is.
    if (data.generating) return;
    // Of a finished test the next one takes nothing over.
    const isAnew = data.generatedQuestions.length > 0;
    if (isAnew) change({ type: 'reset' });
    // Without material the step itself leads on, to where it is entered.
    else if (data.studyMaterial !== '') void navigate(pathname, { replace: true });
    change({ type: 'choose-preset', preset: 'endless', seed: crypto.randomUUID() });
  });
  const isEndlessWanted = `${pathname}${search}` === paths.endless;
  useEffect(() => {
    if (isEndlessWanted) choose();
  }, [isEndlessWanted]);
}

/** By the path [BROUTE-19] [ENT-23]. */
export function findStep(pathname: string): FlowStepName {
  const last = pathname.split('/').at(-1);
  return flowSteps.find((step) => step === last) ?? 'input';
}

function findError({ failure }: FlowData, step: FlowStepName) {
  return failure?.step === step ? { error: failure.message } : {};
}

const workName = 'test-creation';
const steps = { input: paths.testInput, config: paths.testConfig, back: previewMessages.back };
const oneScreen = { input: paths.create, config: paths.create, back: previewMessages.backToNotes };
