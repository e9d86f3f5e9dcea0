import { useQuery } from '@tanstack/react-query';
import * as lucide from 'lucide';
import { Link } from 'react-router';
import { reportTexts } from '#contract/office/report-texts.ts';
import { formatTenth, reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { toIcon } from '#web/ui/to-icon.tsx';
import { reportQueries, type SurveyReport } from '../../app/queries/report-queries.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';
import { ShareBar } from './share-bar.tsx';

// Here and not in `office-icons.ts`, which loads with every screen.
const Star = toIcon(lucide.Star);

const maxWords = 4;
const { heads } = reportTexts;

/** What customers thought: stars and their own words, always as text. */
export const SurveyPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.survey(span));
  return (
    <ChartPanel
      title={texts.surveyTitle}
      tools={<ReportExport report="survey" span={span} />}
      picture={
        <ReportFrame query={report}>
          {(data) =>
            data.given + data.withoutStars === 0 ? (
              <ListEmptyState title={texts.noSurvey} />
            ) : (
              <div className="grid gap-5 sm:grid-cols-2">
                <Stars report={data} />
                <Words words={data.words} />
              </div>
            )
          }
        </ReportFrame>
      }
      table={report.data && <SurveyTables report={report.data} />}
    />
  );
};

const Stars = ({ report: { mean, stars, given, withoutStars } }: { report: SurveyReport }) => {
  const max = Math.max(1, ...stars.map(({ count }) => count));
  return (
    <div>
      <p>
        <strong className="key-figure-value">{mean === null ? texts.none : formatTenth(mean)}</strong>
        <span className="ms-2 text-fine text-ink-soft">{texts.surveyMean(given)}</span>
      </p>
      <ul className="mt-3 grid gap-2">
        {stars.map(({ rating, count }) => (
          <li key={rating} className="grid grid-cols-[3rem_1fr_2rem] items-center gap-2 text-small">
            <span className="flex items-center gap-1">
              <Count>{rating}</Count>
              <Star size={15} />
            </span>
            <ShareBar share={count / max} isBad={rating <= 2} />
            <Count className="text-ink-soft">{count}</Count>
          </li>
        ))}
      </ul>
      {withoutStars > 0 && <p className="mt-3 text-fine text-ink-soft">{texts.withoutStars(withoutStars)}</p>}
    </div>
  );
};

const Words = ({ words }: Pick<SurveyReport, 'words'>) => (
  <ul className="grid content-start divide-y divide-line">
    {words.slice(0, maxWords).map((word) => (
      <li key={word.traceNumber} className="py-2 first:pt-0">
        <p className={`text-fine ${(word.rating ?? 5) <= 2 ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
          {word.rating === null ? reportTexts.withoutStars : texts.stars(word.rating)}
          {'، '}
          <bdi>{word.centreName}</bdi>
          {word.centreName && '، '}
          <DateText at={word.at} form="short" />
        </p>
        <p className="text-small">
          <bdi>{word.text}</bdi>{' '}
          <Link to={`/repairs/${word.traceNumber}`} className="whitespace-nowrap text-brand underline">
            {texts.request}
          </Link>
        </p>
      </li>
    ))}
    {words.length > maxWords && (
      <li className="pt-2 text-fine text-ink-soft">{texts.moreWords(words.length - maxWords)}</li>
    )}
  </ul>
);

const SurveyTables = ({ report }: { report: SurveyReport }) => (
  <div className="grid gap-4">
    <FigureTable
      caption={texts.surveyTitle}
      heads={[heads.rating, heads.count]}
      rows={[
        ...report.stars.map(({ rating, count }) => [texts.stars(rating), <Count key="count">{count}</Count>]),
        [reportTexts.withoutStars, <Count key="count">{report.withoutStars}</Count>],
      ]}
    />
    <FigureTable
      caption={heads.words}
      heads={[heads.trace, heads.rating, heads.centre, heads.at, heads.words]}
      rows={report.words.map((word) => [
        <Link key="trace" to={`/repairs/${word.traceNumber}`}>
          <Code>{word.traceNumber}</Code>
        </Link>,
        word.rating === null ? texts.none : <Count key="rating">{word.rating}</Count>,
        <bdi key="centre">{word.centreName}</bdi>,
        <DateText key="at" at={word.at} />,
        <bdi key="text">{word.text}</bdi>,
      ])}
    />
  </div>
);
