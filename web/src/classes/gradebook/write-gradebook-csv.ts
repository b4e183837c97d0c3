import type { Gradebook } from '@engram/core/classes/gradebook.ts';
import { averageOf } from '@engram/core/classes/weigh-gradebook.ts';
import { writeTable } from '@engram/core/write-table.ts';
import { writeIsoDay } from '../../iso-day.ts';
import { bookMessages as messages } from '../messages.ts';

/** One row for each student, one column for each test, which says its day and what it counts. */
export function writeGradebookCsv({ tests, rows }: Gradebook, timeZone: string): string {
  return writeTable([
    [
      messages.student,
      messages.average,
      ...tests.map(({ title, closesAt, weight }) => {
        const day = writeIsoDay(Date.parse(closesAt), timeZone);
        return `${title} (${day}${weight === 1 ? '' : `, ${messages.weight(weight)}`})`;
      }),
    ],
    ...rows.map(({ name, isRemoved, results }) => [
      isRemoved ? `${name} (${messages.removed})` : name,
      writeNumber(averageOf(results, tests)),
      ...tests.map(({ code }) => {
        const result = results.find((one) => one.code === code);
        if (!result) return '';
        if (result.state === 'absent') return messages.absent;
        const percent = writeNumber(result.percent);
        return result.state === 'to-judge' ? `${percent} (${messages.toGrade})` : percent;
      }),
    ]),
  ]);
}

function writeNumber(percent: number | null): string {
  return percent === null ? '' : String(Math.round(percent));
}
