import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MatchedText, type MatchFeedback } from './matched-text.tsx';
import { Select } from '../forms/select.tsx';

type MatchingRowsProps = {
  /** The id of the question's heading. */
  labelledBy: string;
  rows: readonly MatchingRow[];
  choices: readonly MatchingChoice[];
  /** Stands in a select with nothing chosen yet, such as "Choose a match". */
  placeholder: string;
  /** Stands where nothing was chosen once the answer is checked, such as "Not answered". */
  unanswered: string;
  /** Marks a choice that another row has already. */
  used: string;
  /** Stands below a row whose choice another row has, too. */
  usedTwice: string;
  /** Comes before the row's own text in the name of its select, such as "Match for". */
  selectLabel: string;
  onChange: (rowId: string, value: string) => void;
  isDisabled?: boolean;
};

type MatchingChoice = {
  value: string;
  /** All that a select can show: words. */
  text: string;
  /** Where there is more to it than words. */
  shown?: ReactNode;
};

export type MatchingRow = {
  id: string;
  text: ReactNode;
  value: string | undefined;
  /** Shown once the rows are disabled. */
  checked?: MatchFeedback | undefined;
};

export function MatchingRows({
  labelledBy,
  rows,
  choices,
  placeholder,
  unanswered,
  used,
  usedTwice,
  selectLabel,
  onChange,
  isDisabled = false,
}: MatchingRowsProps) {
  const groupId = useId();
  // A select cuts what is longer than itself and shows only words, so that such choices stand in
  // full above, by letter.
  const areLettered = !isDisabled && choices.some(isTooMuch);
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-3.5 md:gap-2">
      <span id={groupId} hidden>
        {selectLabel}
      </span>
      {areLettered && (
        <ol className="mb-2 grid gap-2">
          {choices.map((choice, index) => (
            <li
              key={choice.value}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline font-serif"
            >
              <span className="font-sans type-sm font-semibold text-ink-2">{letterAt(index)}</span>
              <span className="wrap-anywhere">
                {choice.shown ?? choice.text}
                {rows.some(({ value }) => value === choice.value) && (
                  <span className="font-sans type-xs text-ink-3">{` (${used})`}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {rows.map(({ id, text, value, checked }) => {
        const textId = `${groupId}-${id}`;
        const isChecked = isDisabled && checked !== undefined;
        const others = rows.filter((row) => row.id !== id).map((row) => row.value);
        const isTwice = value !== undefined && others.includes(value);
        const chosen = choices.find((choice) => choice.value === value);
        return (
          <div
            key={id}
            className={classNames(
              'grid gap-x-2.5 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]',
              // What stands under a checked match must not pull its row's text down.
              isChecked ? 'items-start not-last:pb-2' : 'items-center',
            )}
          >
            <span
              id={textId}
              className={classNames('font-serif wrap-anywhere', isChecked && 'md:pt-2.5')}
            >
              {text}
            </span>
            {isChecked ? (
              <MatchedText
                {...checked}
                text={chosen?.shown ?? chosen?.text ?? unanswered}
                isUnanswered={!chosen}
              />
            ) : (
              <div className="grid gap-1">
                <Select
                  isMaterial
                  aria-labelledby={`${groupId} ${textId}`}
                  aria-describedby={isTwice ? `${textId}-twice` : undefined}
                  value={value ?? ''}
                  disabled={isDisabled}
                  onChange={(event) => onChange(id, event.target.value)}
                >
                  <option value="">{placeholder}</option>
                  {choices.map((choice, index) => (
                    <option key={choice.value} value={choice.value}>
                      {areLettered ? `${letterAt(index)}. ${choice.text}` : choice.text}
                      {others.includes(choice.value) ? ` (${used})` : ''}
                    </option>
                  ))}
                </Select>
                {isTwice && !isDisabled && (
                  <p id={`${textId}-twice`} className="type-xs text-ink-2">
                    {usedTwice}
                  </p>
                )}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function isTooMuch({ text, shown }: MatchingChoice): boolean {
  return shown !== undefined || text.length > selectCharacters;
}

/** As many as a select shows on a phone. */
const selectCharacters = 40;

const letterAt = (index: number) => String.fromCodePoint(65 + index);
