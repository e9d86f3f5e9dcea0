import { siteAddresses } from '#contract/site-addresses.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { LoadError } from '../../ui/load-error.tsx';

/** A part of the home page that did not arrive. */
export const HomeLoadError = () => <LoadError text={commonTexts.failed} retryHref={siteAddresses.home} />;
