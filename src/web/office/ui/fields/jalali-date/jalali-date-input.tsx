import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { useCallback, useId, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { X } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Calendar as CalendarIcon } from '../../office-icons.ts';
import { FieldLabel } from '../field-shell.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import type { JalaliDateFieldProps } from './jalali-date-props.ts';
import { toJalaliDay, toJalaliTime, toStoredDate } from './jalali-value.rules.ts';
import { useKeptValue } from './use-kept-value.ts';

/** The language brings Persian digits. With digits named here (`-nu-…`) only those could be typed. */
const locale = 'fa-IR-u-ca-persian';

/** The date field itself; `JalaliDateField` loads it. */
const JalaliDateInput = (props: JalaliDateFieldProps) => {
  const { label, isOptional, error, hint, className, value, onChange, onBlur, hasTime = false } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [kept, change] = useKeptValue(value, onChange);
  const focus = useCallback(() => {
    group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  }, []);
  useImperativeHandle(props.ref, () => ({ focus }), [focus]);
  const shown: CalendarDate | CalendarDateTime | null = hasTime ? toJalaliTime(kept) : toJalaliDay(kept);
  return (
    <I18nProvider locale={locale}>
      <DatePicker<CalendarDate | CalendarDateTime>
        className={className ?? ''}
        value={shown}
        onChange={(date) => change(toStoredDate(date))}
        onBlur={() => onBlur?.()}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={24}
        isInvalid={error !== undefined}
        minValue={toJalaliDay(props.min)}
        maxValue={toJalaliDay(props.max)}
        shouldForceLeadingZeros
        {...((error || hint) && { 'aria-describedby': id })}
      >
        <Label className="mb-1 block text-small font-semibold">
          <FieldLabel label={label} isOptional={isOptional} />
        </Label>
        <Group ref={group} className={joinClasses('field date-group', error && 'field-invalid')}>
          <DateInput className="date-input">
            {(segment) => <DateSegment segment={segment} className="date-segment" />}
          </DateInput>
          {kept && props.hasClear !== false && (
            <button
              type="button"
              className="icon-button"
              aria-label={`${fieldTexts.clear} ${label}`}
              onClick={() => {
                // This button goes with the date.
                focus();
                change(null);
              }}
            >
              <X size={16} />
            </button>
          )}
          <Button className="icon-button" aria-label={fieldTexts.calendar}>
            <CalendarIcon size={18} />
          </Button>
        </Group>
        <CalendarPopover />
        {(error || hint) && (
          <p id={id} className={error ? 'text-fine text-danger' : 'text-fine text-ink-faint'}>
            {error ?? hint}
          </p>
        )}
      </DatePicker>
    </I18nProvider>
  );
};

export default JalaliDateInput;
