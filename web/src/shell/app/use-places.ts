import { useSyncExternalStore } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { listKeptClasses } from '../../classes/joining/kept-classes.ts';
import { paths } from '../../paths.ts';
import { onKeptChanged } from '../../storage/kept-work.ts';
import { type Place, places } from './places.ts';

/** Whether classes have a place among the others: for whoever teaches one, or is in one here (D31). */
export function useHasClasses(): boolean {
  const user = useUser();
  const isMember = useSyncExternalStore(onKeptChanged, isInClass, wroteForAnybody);
  return user !== undefined && (user.teaches === true || isMember);
}

const isInClass = () => listKeptClasses().length > 0;
/** Pages are written before anybody asks for them. */
const wroteForAnybody = () => false;

export function usePlaces(): readonly Place[] {
  const hasClasses = useHasClasses();
  return places.filter(({ isForClasses }) => isForClasses !== true || hasClasses);
}

/** Four beside what creates: for those with classes, these take the place of progress. */
export function useTabs(): readonly Place[] {
  const hasClasses = useHasClasses();
  return usePlaces().filter(
    ({ isForWide, to }) => isForWide !== true && !(hasClasses && to === paths.progress),
  );
}
