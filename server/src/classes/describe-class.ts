import { classLimits } from '@engram/core/limits.ts';
import { type PlanId, plans } from '@engram/core/plans/catalogue.ts';
import type { Class } from '@engram/core/classes/class.ts';
import { findUnusedEnd } from './ending/class-end.ts';
import type { ClassRow } from './store.ts';

/** As its teacher sees it. */
export function describeClass(
  row: ClassRow,
  { origin, plan }: { origin: string; plan: PlanId },
): Class {
  const { classId, name, school, term, code, aiGrading, createdAt, lastUsedAt, memberCount } = row;
  const { classMembers } = plans[plan].limits;
  return {
    id: classId,
    name,
    school,
    term,
    code,
    joinUrl: `${origin}/class/${code}`,
    aiGrading,
    createdAt: createdAt.toISOString(),
    memberCount,
    maxMembers: Number.isFinite(classMembers) ? classMembers : null,
    endsAt: findUnusedEnd(lastUsedAt).toISOString(),
  };
}

/** Those that a plan gives; where it has no limit, what one page can still show. */
export function mostOf(plan: PlanId): { classes: number; members: number } {
  const { classes, classMembers } = plans[plan].limits;
  return {
    classes: Math.min(classes, classLimits.mostClasses),
    members: Math.min(classMembers, classLimits.mostMembers),
  };
}
