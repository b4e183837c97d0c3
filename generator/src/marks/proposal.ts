import type { Range } from '../structure/document.ts';

export type ProposalKind = 'term' | 'name' | 'number' | 'date';

/** Words that a learner may want to mark. */
export type ProposedMark = Range & { kind: ProposalKind };
