import type { ComponentProps } from 'react';
import type { HelpLink } from '../../api/not-found.ts';
import { crumbsInto } from './describe-reading-page.ts';
import { type MoreItem, MoreOfTheSame } from './more-of-the-same.tsx';
import { ReadingAbsent } from './reading-absent.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import type { Reading } from './to-reading.ts';

/** Something of a list to read, with others of the list beside it; or what stands there when it did not arrive. */
export const ReadingOrAbsent = ({
  loaded: { reading, state, more },
  list,
  path,
  moreTitle,
  ...look
}: {
  loaded: {
    reading: (Reading & { isPrintAsked?: boolean }) | null;
    state: 'shown' | 'refused' | 'failed';
    more: MoreItem[];
  };
  list: HelpLink;
  /** Where it was asked for. */
  path: string;
  moreTitle: string;
} & Pick<ComponentProps<typeof ReadingScreen>, 'showDate' | 'wholePicture' | 'player'>) => {
  const crumbs = crumbsInto(list, reading?.title);
  if (!reading) return <ReadingAbsent crumbs={crumbs} path={path} failed={state === 'failed'} />;
  return (
    <ReadingScreen reading={reading} crumbs={crumbs} {...look}>
      <MoreOfTheSame title={moreTitle} items={more} all={list} />
    </ReadingScreen>
  );
};
