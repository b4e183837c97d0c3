import { Ellipsis, FilePlus2, ListChecks, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../../accounts/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  Menu,
  MenuCaption,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../../ui/navigation/menu.tsx';
import { useMenuAction } from '../../../ui/navigation/use-menu-action.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ExportItems } from '../../exporting/export-menu.tsx';
import { nextTest } from '../../next-test.ts';
import { actionMessages as messages } from '../messages.ts';
import { isMissed, type ResultView, stateOfView } from '../result-view.ts';
import { sheetOfView } from '../sheet-of-view.ts';
import { useReviewIncorrect } from './use-review-incorrect.tsx';

type ResultsMenuProps = { view: ResultView; isDetailed: boolean };

/** All that is not done every time [RES-33] [RES-41]. */
export function ResultsMenu({ view, isDetailed }: ResultsMenuProps) {
  const user = useUser();
  const { start, isPending, dialog } = useReviewIncorrect(view);
  const { trigger, choose, act } = useMenuAction<'review'>(start);
  const hasDetails = !view.isEndless && !isDetailed;
  const hasMissed = view.reviewed.some(isMissed);

  return (
    <>
      <Menu>
        <MenuTrigger>
          <Button ref={trigger} isIconOnly isBusy={isPending} aria-label={messages.more}>
            <Icon icon={Ellipsis} />
          </Button>
        </MenuTrigger>
        <MenuContent onCloseAutoFocus={act} className="min-w-66">
          {hasDetails && (
            <MenuItem icon={ListChecks} asChild>
              <Link to={paths.detailedResults} state={stateOfView(view, user?.uid)}>
                {messages.details}
              </Link>
            </MenuItem>
          )}
          {hasMissed && (
            <MenuItem
              icon={RotateCcw}
              tag={user?.isPremium ? undefined : <Tag>{messages.premium}</Tag>}
              onSelect={() => choose('review')}
            >
              {messages.reviewIncorrect}
            </MenuItem>
          )}
          {(hasDetails || hasMissed) && <MenuSeparator />}
          <MenuCaption>{messages.newTest}</MenuCaption>
          <MenuItem icon={FilePlus2} asChild>
            <Link {...nextTest(view)}>{messages.sameMaterial}</Link>
          </MenuItem>
          <MenuItem icon={FilePlus2} asChild>
            <Link to={paths.quizzes}>{messages.newMaterial}</Link>
          </MenuItem>
          <MenuSeparator />
          <ExportItems sheet={sheetOfView(view)} />
        </MenuContent>
      </Menu>
      {dialog}
    </>
  );
}
