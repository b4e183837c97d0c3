import { plans } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { writePrice } from '../plan-words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-frame.tsx';
import { Tag } from '../ui/tag.tsx';
import { type TickLine, TickList } from '../ui/tick-list.tsx';
import { premiumDialogMessages as messages } from './messages.ts';

type PremiumDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Such as "Fill-in-Blank Cards" (N31). */
  feature: string;
  description: string | undefined;
  benefits?: readonly TickLine[];
};

/** What a free user meets in front of something that premium has. */
export function PremiumDialog({
  isOpen,
  onClose,
  feature,
  description,
  benefits = [],
}: PremiumDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title(feature)}
      description={description}
      closeLabel={messages.close}
      width="narrow"
    >
      {benefits.length > 0 && <TickList lines={benefits} className="gap-2 type-ui" />}
      <p className="flex flex-wrap items-center gap-2 type-sm text-ink-2">
        <Tag>{messages.badge}</Tag>
        {messages.price(writePrice(plans.student).amount)}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{messages.noThanks}</Button>
        <Link to={paths.pricing} className={buttonClass({ variant: 'upgrade' })}>
          {messages.seePlans}
        </Link>
      </DialogActions>
    </Dialog>
  );
}
