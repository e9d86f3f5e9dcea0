import type { ReportContext, SpanInput } from './report-context.ts';
import { readSpan } from './span.rules.ts';
import { countRatings, listSurveyWords } from './survey.repository.ts';

const maxWords = 500;

/** Ratings and words of a span. Surveys without a rating are counted apart and change no mean. */
export const readSurvey = async ({ db, now }: ReportContext, input: SpanInput) => {
  const span = readSpan(input, now);
  const rows = await countRatings(db, span);
  const countOf = (rating: number | null) => rows.find((row) => row.rating === rating)?.count ?? 0;
  const stars = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: countOf(rating) }));
  const given = stars.reduce((total, { count }) => total + count, 0);
  const sum = stars.reduce((total, { rating, count }) => total + rating * count, 0);
  return {
    from: span.from,
    to: span.to,
    mean: given === 0 ? null : Math.round((sum / given) * 10) / 10,
    stars,
    given,
    withoutStars: countOf(null),
    words: await listSurveyWords(db, span, maxWords),
  };
};
