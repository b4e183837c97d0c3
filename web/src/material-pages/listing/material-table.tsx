import type { Coverage } from '@engram/core/materials/material-page.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { Link } from 'react-router';
import type { Calendar } from '../../attempts/write-time.ts';
import { pathsOf } from '../../paths.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { describeOrigin } from '../../materials/library/describe-material.ts';
import { type MaterialAction, MaterialMenu } from '../../materials/library/material-menu.tsx';
import { libraryMessages } from '../../materials/library/messages.ts';
import { SubjectMenu } from '../../materials/library/subject-menu.tsx';
import { writeLastUsed } from '../write-last-used.ts';
import { AskedCell } from './asked-cell.tsx';
import { rowMessages as messages } from './messages.ts';

type MaterialTableProps = {
  materials: readonly Material[];
  subjects: readonly string[];
  coverage: ReadonlyMap<string, Coverage>;
  calendar: Calendar;
  onAction: (action: MaterialAction, material: Material) => void;
};

export function MaterialTable({ materials, onAction, ...shown }: MaterialTableProps) {
  return (
    <DataTable
      label={libraryMessages.list}
      isDense
      columns={listColumns(shown)}
      rows={materials}
      rowKey={({ id }) => id}
      actions={{
        header: messages.columns.actions,
        isCorner: true,
        cell: (material) => (
          <MaterialMenu
            material={material}
            details={describeOrigin(material)}
            onAction={(action) => onAction(action, material)}
          />
        ),
      }}
    />
  );
}

type Shown = Pick<MaterialTableProps, 'subjects' | 'coverage' | 'calendar'>;

function listColumns({ subjects, coverage, calendar }: Shown): DataColumn<Material>[] {
  const { columns } = messages;
  const used = ({ lastUsedAt }: Material) => (
    <span className="block type-sm whitespace-nowrap text-ink-2 first-letter:uppercase">
      {writeLastUsed(lastUsedAt, calendar)}
    </span>
  );
  return [
    {
      id: 'material',
      header: columns.material,
      place: 'name',
      cell: (material) => <MaterialName material={material} />,
    },
    {
      id: 'subject',
      header: columns.subject,
      cell: (material) => (
        <span className="flex items-center justify-between gap-3 max-md:pt-1.5">
          <SubjectMenu material={material} subjects={subjects} isSmall />
          <span className="md:hidden">{used(material)}</span>
        </span>
      ),
    },
    {
      id: 'asked',
      header: columns.asked,
      cell: (material) => <AskedCell material={material} coverage={coverage.get(material.id)} />,
    },
    {
      id: 'tests',
      header: columns.tests,
      place: 'widestOnly',
      cell: ({ usedInTests }) => <span className="tabular-nums">{usedInTests}</span>,
    },
    {
      id: 'sets',
      header: columns.sets,
      place: 'widestOnly',
      cell: ({ usedInFlashcardSets }) => (
        <span className="tabular-nums">{usedInFlashcardSets}</span>
      ),
    },
    { id: 'used', header: columns.used, place: 'widestOnly', cell: used },
  ];
}

function MaterialName({ material }: { material: Material }) {
  const { id, title, usedInTests, usedInFlashcardSets } = material;
  const uses = [
    ...(usedInTests > 0 ? [messages.tests(usedInTests)] : []),
    ...(usedInFlashcardSets > 0 ? [messages.sets(usedInFlashcardSets)] : []),
  ];
  return (
    <span className="grid min-w-0 gap-px">
      <Link
        to={pathsOf.material(id)}
        className="inline-flex min-h-7 tall-target items-center justify-self-start rounded-tag font-serif text-[1.0625rem] leading-[1.35] font-[540] wrap-anywhere text-ink no-underline hover:underline"
      >
        {title}
      </Link>
      <span className="type-xs text-ink-2">
        {describeOrigin(material)}
        {uses.length > 0 && <span className="lg:hidden">{messages.details(['', ...uses])}</span>}
      </span>
    </span>
  );
}
