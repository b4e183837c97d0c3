import type { User } from '@engram/core/accounts/user.ts';
import { type Plan, plans } from '@engram/core/plans/catalogue.ts';
import { createContext, type Dispatch, useContext, useEffect, useMemo, useReducer } from 'react';
import type { Draft } from '../../materials/draft.ts';
import type { DraftStore } from '../../materials/draft-store.ts';
import { testUploadRules, type UploadRules } from '../../materials/upload-rules.ts';
import { useDraft } from '../../materials/use-draft.ts';
import { dropWork, findWork, keepWork } from '../../unfinished-work.ts';
import { changeFlow, type Flow, type FlowChange, reviveFlow } from './flow.ts';

export type FlowState = {
  flow: Flow;
  change: Dispatch<FlowChange>;
  draft: Draft;
  store: DraftStore;
  plan: Plan;
  rules: UploadRules;
};

export const FlowContext = createContext<FlowState | undefined>(undefined);

/** For the steps of test creation. */
export function useFlow(): FlowState {
  const state = useContext(FlowContext);
  if (!state) throw new Error('useFlow needs the layout of test creation above it.');
  return state;
}

/** For their layout: the state that outlives a reload (N04), and belongs to one user. */
export function useFlowState(user: User): FlowState {
  const { uid } = user;
  const { draft, store } = useDraft(user);
  const [flow, change] = useReducer(changeFlow, uid, (owner) =>
    reviveFlow(findWork({ uid: owner, name: workName })),
  );
  const plan = plans[user.plan];

  // The tab's storage is outside of React.
  useEffect(() => {
    const key = { uid, name: workName };
    const { error: _error, ...kept } = flow;
    // Nothing has been saved yet that a next step could use.
    if (kept.studyMaterial === '') dropWork(key);
    else keepWork(key, JSON.stringify(kept));
  }, [uid, flow]);

  // What was said about the material is over when it changes.
  useEffect(() => store.subscribe(() => change({ type: 'forget-error' })), [store]);

  const rules = useMemo(() => testUploadRules(plan), [plan]);
  return { flow, change, draft, store, plan, rules };
}

const workName = 'test-creation';
