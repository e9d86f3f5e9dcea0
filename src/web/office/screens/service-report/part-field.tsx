import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isolateCode } from '#kernel/isolate-code.ts';
import { billTexts } from '#web/texts/office/bill.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { ComboboxList } from '#web/ui/combobox-list.tsx';
import { useComboboxKeys } from '#web/ui/use-combobox-keys.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';

/** Finds a part of the price list from two letters on, without its price; or takes one that is not in it. */
export const PartField = ({ onAdd }: { onAdd: (part: { code: string; title: string }) => void }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const typed = text.trim();
  const parts = useQuery(serviceReportQueries.parts(typed)).data ?? [];
  const options =
    [...typed].length < 2
      ? []
      : [
          ...parts.map(({ code, title }, at) => ({ id: at, label: title, detail: isolateCode(code) })),
          { id: -1, label: billTexts.free(typed), detail: texts.addPart },
        ];
  const isOpen = isWanted && options.length > 0;
  const choose = ({ id: chosen }: { id: number }) => {
    onAdd(parts[chosen] ?? { code: '', title: typed });
    setText('');
    setWanted(false);
  };
  const { active, setActive, onKeyDown } = useComboboxKeys({ options, isOpen, setWanted, choose });
  const shown = Math.min(Math.max(active, 0), options.length - 1);
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {texts.addPart}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${shown}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        placeholder={billTexts.search}
        className="field"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          setWanted(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setWanted(false)}
      />
      <ComboboxList
        id={id}
        label={billTexts.offers}
        isOpen={isOpen}
        options={options}
        message=""
        active={shown}
        onChoose={choose}
      />
    </div>
  );
};
