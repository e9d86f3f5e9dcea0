import type { RepairRequest } from '#contract/repair/entities.ts';
import { surveyTexts } from '#web/texts/repair-device-view.ts';
import { Facts } from '#web/ui/facts.tsx';

const isRating = (rating: number | null): rating is keyof typeof surveyTexts.ratings =>
  rating !== null && rating in surveyTexts.ratings;

/** The opinion that was given, back to its author. */
export const GivenSurvey = ({ request: { survey } }: { request: RepairRequest }) => {
  if (!survey) return <p className="text-ink-soft">{surveyTexts.noText}</p>;
  return (
    <Facts
      rows={[
        [
          surveyTexts.givenRating,
          isRating(survey.rating) && surveyTexts.ratingOf(survey.rating, surveyTexts.ratings[survey.rating]),
        ],
        [
          surveyTexts.given,
          survey.text && (
            <p dir="auto" className="whitespace-pre-line">
              {survey.text}
            </p>
          ),
        ],
      ]}
    />
  );
};
