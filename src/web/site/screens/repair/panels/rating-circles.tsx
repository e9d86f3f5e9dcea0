import { portalTexts } from '#web/texts/repair.ts';
import { surveyTexts } from '#web/texts/repair-device-view.ts';
import { Count } from '#web/ui/figures/count.tsx';

const ratings = [1, 2, 3, 4, 5] as const;

/** One to five circles, filled up to the chosen one. They are radio buttons: arrows choose, each has its own label. */
export const RatingCircles = ({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (rating: number) => void;
}) => (
  <fieldset className="rating-circles">
    <legend className="font-semibold">
      {surveyTexts.rating} <span className="text-fine font-normal text-ink-soft">{portalTexts.optional}</span>
    </legend>
    <div className="rating-row">
      {ratings.map((rating) => (
        <label key={rating} data-filled={(value !== null && rating <= value) || undefined}>
          <input
            type="radio"
            name="rating"
            value={rating}
            checked={value === rating}
            onChange={() => onChange(rating)}
          />
          <span aria-hidden="true" className="rating-circle">
            <Count>{rating}</Count>
          </span>
          <span className="rating-word">{surveyTexts.ratings[rating]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
