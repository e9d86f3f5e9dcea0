import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import { HomeLoadError } from './home-load-error.tsx';

export const AboutBlurb = ({ html, failed }: { html: string; failed: boolean }) => {
  const { settings } = useShellData();
  if (failed) {
    return (
      <Container className="py-8">
        <HomeLoadError />
      </Container>
    );
  }
  if (!html) return null;
  return (
    <section aria-labelledby="about">
      <Container className="grid gap-x-16 gap-y-6 py-[clamp(3rem,7vw,5.5rem)] lg:grid-cols-[17rem_1fr]">
        <div>
          <h2 id="about" className="text-heading-2 font-extrabold">
            {homeTexts.about}
          </h2>
          {settings && <p className="mt-2 text-lead text-balance text-ink-soft">{settings.slogan}</p>}
          <LinkButton href={siteAddresses.about} variant="quiet" className="mt-5 max-lg:hidden">
            {homeTexts.aboutMore}
            <ArrowLeft size={18} />
          </LinkButton>
        </div>
        <div>
          <RichText html={html} className="about-columns" />
          <LinkButton href={siteAddresses.about} variant="quiet" className="mt-5 lg:hidden">
            {homeTexts.aboutMore}
            <ArrowLeft size={18} />
          </LinkButton>
        </div>
      </Container>
    </section>
  );
};
