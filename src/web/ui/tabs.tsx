import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { useHydrated } from './use-hydrated.ts';

/** One tab. `id` is also the fragment that leads to it. */
export type TabPart = { id: string; title: string; content: ReactNode };

/**
 * Parts of which one is in view: arrow keys move along the row, left is the next. Without script, and in print,
 * all parts stand one below the other and the row is a list of links to them. The first part stands at the same
 * place in both, so nothing in view moves when the script arrives.
 */
export const Tabs = ({ label, parts }: { label: string; parts: readonly TabPart[] }) =>
  useHydrated() ? <MovingTabs label={label} parts={parts} /> : <StandingParts label={label} parts={parts} />;

const StandingParts = ({ label, parts }: { label: string; parts: readonly TabPart[] }) => (
  <div className="tabs">
    <nav aria-label={label} className="tabs-row no-print">
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="tabs-tab">
          {title}
        </a>
      ))}
    </nav>
    {parts.map(({ id, title, content }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`} className="tabs-panel">
        <h2 id={`${id}-title`} className="tabs-title">
          {title}
        </h2>
        {content}
      </section>
    ))}
  </div>
);

const MovingTabs = ({ label, parts }: { label: string; parts: readonly TabPart[] }) => {
  const [selected, select] = useState(() => findNamed(parts) ?? parts[0]?.id ?? '');
  return (
    <I18nProvider locale="fa-IR">
      <AriaTabs
        className="tabs"
        selectedKey={selected}
        onSelectionChange={(key) => select(String(key))}
        keyboardActivation="automatic"
      >
        <TabList aria-label={label} className="tabs-row no-print">
          {parts.map(({ id, title }) => (
            <Tab key={id} id={id} className="tabs-tab">
              {title}
            </Tab>
          ))}
        </TabList>
        {parts.map(({ id, title, content }) => (
          <TabPanel key={id} id={id} shouldForceMount className="tabs-panel">
            <h2 className="tabs-title">{title}</h2>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </I18nProvider>
  );
};

/** The part that the address names, so that a link to a part opens it. */
const findNamed = (parts: readonly TabPart[]): string | undefined =>
  parts.find(({ id }) => `#${id}` === location.hash)?.id;
