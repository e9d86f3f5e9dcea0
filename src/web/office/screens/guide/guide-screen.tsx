import { type GuidePart, type GuideStep, guideParts, guideTexts } from '#web/texts/office/guide.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { Printer } from '#web/ui/icons.ts';
import { useSession } from '../../app/session/use-session.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { findPicture } from './find-picture.ts';
import { printWholePage } from './print-whole-page.ts';
import './guide.css';

/** What staff do in a day, in words and pictures; one's own part first. It prints as it reads. */
export const Component = () => {
  const { roles } = useSession();
  const isOwn = ({ id }: GuidePart) => roles.some((role) => role === id);
  const parts = [...guideParts.filter(isOwn), ...guideParts.filter((part) => !isOwn(part))];
  return (
    <div className="guide">
      <ScreenHead title={guideTexts.title}>
        <Button onClick={() => void printWholePage()}>
          <Printer size={18} />
          {guideTexts.print}
        </Button>
      </ScreenHead>
      <p className="max-w-measure text-ink-soft">{guideTexts.intro}</p>
      <nav aria-label={guideTexts.contents} className="my-4 flex flex-wrap gap-2 print:hidden">
        {parts.map(({ id, title }) => (
          <LinkButton key={id} href={`#guide-${id}`}>
            {title}
          </LinkButton>
        ))}
      </nav>
      <div className="grid gap-6">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
};

const Part = ({ part: { id, title, intro, steps } }: { part: GuidePart }) => (
  <section id={`guide-${id}`} className="panel guide-part" aria-labelledby={`guide-${id}-title`}>
    <h2 id={`guide-${id}-title`}>{title}</h2>
    <p className="text-ink-soft">{intro}</p>
    <ol className="guide-steps">
      {steps.map((step, at) => (
        <Step key={step.title} step={step} place={at + 1} />
      ))}
    </ol>
  </section>
);

const Step = ({ step, place }: { step: GuideStep; place: number }) => {
  const picture = step.picture && findPicture(step.picture);
  return (
    <li className="guide-step">
      <div>
        <h3>
          <span className="guide-number" aria-hidden="true">
            <Count>{place}</Count>
          </span>
          {step.title}
        </h3>
        <p className="max-w-measure">{step.text}</p>
      </div>
      {picture && (
        <img
          src={picture}
          alt={step.alt ?? ''}
          width={960}
          height={600}
          loading="lazy"
          decoding="async"
          className="guide-picture"
        />
      )}
    </li>
  );
};
