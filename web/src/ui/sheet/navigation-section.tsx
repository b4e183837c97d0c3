import {
  CalendarDays,
  FilePlus,
  Infinity as Endless,
  Layers,
  LayoutDashboard,
  ListChecks,
  LogOut,
  Repeat,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import {
  Menu,
  MenuCaption,
  menuCaptionClass,
  MenuContent,
  MenuItem,
  menuItemClass,
  menuPanelClass,
  MenuSeparator,
  menuSeparatorClass,
  MenuTrigger,
} from '../navigation/menu.tsx';
import { ProgressBar } from '../states/progress-bar.tsx';
import { ProgressStepper } from '../navigation/progress-stepper.tsx';
import { Segmented } from '../navigation/segmented.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../navigation/tabs.tsx';
import { Tag } from '../tag.tsx';
import { SheetSection, Specimen } from './sheet-section.tsx';

export function NavigationSection() {
  return (
    <SheetSection id="nav" title="Tabs, stepper, badges, menus">
      <TabSpecimens />
      <SegmentedSpecimens />
      <ProgressStepper
        aria-label="Progress"
        steps={['Input', 'Configure', 'Preview and Generate']}
        current={1}
        doneLabel="Done"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Tag>PRO</Tag>
        <Tag>PREMIUM</Tag>
        <Tag tone="soon">SOON</Tag>
        <Badge tone="green">92%</Badge>
        <Badge tone="blue">82%</Badge>
        <Badge tone="yellow">64%</Badge>
        <Badge tone="green">Correct</Badge>
        <Badge tone="red">Incorrect</Badge>
        <Badge tone="green">Active</Badge>
        <Badge>Inactive</Badge>
      </div>
      <div className="grid gap-3 md:w-70">
        <Specimen label="Memory 86%, success">
          <ProgressBar aria-label="Memory" value={86} tone="success" />
        </Specimen>
        <Specimen label="Learning 66%, accent, with a tick at 70%">
          <ProgressBar aria-label="Learning" value={66} hasPassTick />
        </Specimen>
        <Specimen label="Forgetting 42%, danger">
          <ProgressBar aria-label="Forgetting" value={42} tone="danger" />
        </Specimen>
        <Specimen label="Upload 58%, thin">
          <ProgressBar aria-label="Upload" value={58} isThin />
        </Specimen>
      </div>
      <MenuSpecimens />
      <OpenableMenu />
    </SheetSection>
  );
}

function TabSpecimens() {
  return (
    <Tabs defaultValue="files">
      <TabList aria-label="Where the material comes from">
        <Tab value="files">Upload Files</Tab>
        <Tab value="text">Input Text</Tab>
        <Tab value="off" disabled tag={<Tag tone="soon">SOON</Tag>}>
          Disabled
        </Tab>
      </TabList>
      <TabPanel value="files" className="pt-4 type-sm text-ink-2">
        The files come here.
      </TabPanel>
      <TabPanel value="text" className="pt-4 type-sm text-ink-2">
        The text comes here.
      </TabPanel>
    </Tabs>
  );
}

function SegmentedSpecimens() {
  const [difficulty, setDifficulty] = useState<'easy' | 'medium' | 'hard' | 'mixed'>('medium');
  return (
    <Segmented
      aria-label="Difficulty"
      value={difficulty}
      onValueChange={setDifficulty}
      options={[
        { value: 'easy', label: 'Easy' },
        { value: 'medium', label: 'Medium' },
        { value: 'hard', label: 'Hard' },
        { value: 'mixed', label: 'Mixed', isDisabled: true, tag: <Tag tone="soon">SOON</Tag> },
      ]}
      className="md:max-w-130"
    />
  );
}

/** Drawn open, without the machinery that opens them. */
function MenuSpecimens() {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <MenuDrawing caption="AI Study Tools" className="w-68">
        <RowDrawing icon={ListChecks} isHighlighted>
          Make AI Quizzes
        </RowDrawing>
        <RowDrawing icon={Layers}>AI Flashcards</RowDrawing>
        <RowDrawing icon={Endless} isSoon>
          Endless AI Learning
        </RowDrawing>
        <RowDrawing icon={CalendarDays} isSoon>
          AI Study Planner
        </RowDrawing>
      </MenuDrawing>
      <MenuDrawing caption="maya.okafor@example.edu" className="w-63">
        <RowDrawing icon={LayoutDashboard}>Dashboard</RowDrawing>
        <RowDrawing icon={Settings}>Settings</RowDrawing>
        <div className={menuSeparatorClass} />
        <RowDrawing icon={LogOut}>Log Out</RowDrawing>
      </MenuDrawing>
      <MenuDrawing caption="New Test" className="w-60">
        <RowDrawing icon={Repeat}>With Same Material</RowDrawing>
        <RowDrawing icon={FilePlus}>With New Material</RowDrawing>
      </MenuDrawing>
    </div>
  );
}

type MenuDrawingProps = { caption: string; className: string; children: ReactNode };

function MenuDrawing({ caption, className, children }: MenuDrawingProps) {
  return (
    <div role="menu" aria-label={caption} className={classNames(menuPanelClass, className)}>
      <div className={menuCaptionClass}>{caption}</div>
      {children}
    </div>
  );
}

type RowDrawingProps = {
  icon: LucideIcon;
  isHighlighted?: boolean;
  isSoon?: boolean;
  children: ReactNode;
};

function RowDrawing({ icon, isHighlighted, isSoon, children }: RowDrawingProps) {
  return (
    <div
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isSoon}
      data-highlighted={isHighlighted || undefined}
      className={menuItemClass}
    >
      <Icon icon={icon} className="text-ink-3" />
      {children}
      {isSoon && (
        <span className="ms-auto flex">
          <Tag tone="soon">SOON</Tag>
        </span>
      )}
    </div>
  );
}

function OpenableMenu() {
  return (
    <Menu>
      <MenuTrigger>
        <Button className="justify-self-start">Open menu</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuCaption>maya.okafor@example.edu</MenuCaption>
        <MenuItem icon={LayoutDashboard} asChild>
          <a href="#nav">Dashboard</a>
        </MenuItem>
        <MenuItem icon={Endless} disabled tag={<Tag tone="soon">SOON</Tag>}>
          Endless AI Learning
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut}>Log Out</MenuItem>
      </MenuContent>
    </Menu>
  );
}
