import {
  Bold,
  Code,
  Ellipsis,
  Image,
  type LucideIcon,
  Sigma,
  SquareCode,
  Subscript,
  Superscript,
  Table,
} from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../ui/navigation/menu.tsx';
import { toolMessages as messages } from './messages.ts';

export type Tool =
  | 'formula'
  | 'code'
  | 'picture'
  | 'bold'
  | 'subscript'
  | 'superscript'
  | 'codeBlock'
  | 'table';

type FieldToolsProps = {
  /** The name of the field, for those who do not see which one it is. */
  field: string;
  /** Those that a line has no room for are left out. */
  offered: readonly Tool[];
  /** The first ones as buttons with their names, and not all behind one. */
  isRow: boolean;
  onTool: (tool: Tool) => void;
};

/** What can be put into a field beside words. */
export function FieldTools({ field, offered, isRow, onTool }: FieldToolsProps) {
  if (!isRow) return <ToolMenu {...{ field, offered, onTool }} isWhole />;
  const [shown, others] = [offered.slice(0, 3), offered.slice(3)];
  return (
    <div
      role="group"
      aria-label={messages.tools(field)}
      className="-mx-2 flex flex-wrap items-center gap-0.5"
    >
      {shown.map((tool) => (
        <Button key={tool} variant="ghost" size="small" onClick={() => onTool(tool)}>
          <Icon icon={icons[tool]} size="small" />
          {messages[tool]}
        </Button>
      ))}
      <ToolMenu {...{ field, onTool }} offered={others} />
    </div>
  );
}

type ToolMenuProps = Omit<FieldToolsProps, 'isRow'> & { isWhole?: boolean };

function ToolMenu({ field, offered, onTool, isWhole = false }: ToolMenuProps) {
  const chosen = useRef<Tool>(undefined);
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          size={isWhole ? 'normal' : 'small'}
          isIconOnly
          aria-label={(isWhole ? messages.tools : messages.more)(field)}
        >
          <Icon icon={isWhole ? Sigma : Ellipsis} />
        </Button>
      </MenuTrigger>
      <MenuContent
        onCloseAutoFocus={(event) => {
          const tool = chosen.current;
          chosen.current = undefined;
          if (tool === undefined) return;
          // The keyboard goes where it is written, not back to the button.
          event.preventDefault();
          onTool(tool);
        }}
      >
        {offered.map((tool) => (
          <MenuItem key={tool} icon={icons[tool]} onSelect={() => (chosen.current = tool)}>
            {messages[tool]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

const icons: Readonly<Record<Tool, LucideIcon>> = {
  formula: Sigma,
  code: Code,
  picture: Image,
  bold: Bold,
  subscript: Subscript,
  superscript: Superscript,
  codeBlock: SquareCode,
  table: Table,
};
