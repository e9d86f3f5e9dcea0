import { useEffect, useState } from 'react';
import type { Centre } from '#contract/repair/entities.ts';
import { deviceSearchTexts, portalTexts } from '#web/texts/repair.ts';
import type { CallOutcome } from '../../portal-shared/call-outcome.ts';
import { usePortal } from '../state/portal-context.ts';
import { isLongEnough } from './centre-phrase.ts';

const pauseMs = 250;

type CentreSearch = {
  phrase: string;
  setPhrase: (phrase: string) => void;
  found: Centre[];
  /** What is said where there are no choices. */
  message: string;
};

/** Asks for centres while a name is typed: after a pause, the latest question only. */
export const useCentreSearch = (chosenName: string): CentreSearch => {
  const { actions } = usePortal();
  const [phrase, setPhrase] = useState(chosenName);
  const [found, setFound] = useState<Centre[]>([]);
  const [message, setMessage] = useState('');
  const isChosen = phrase !== '' && phrase === chosenName;
  const isAsking = !isChosen && isLongEnough(phrase);

  useEffect(() => {
    if (!isAsking) {
      setFound([]);
      setMessage('');
      return;
    }
    let isLatest = true;
    setFound([]);
    setMessage(portalTexts.wait);
    const timer = setTimeout(async () => {
      const outcome = await actions.findCentres(phrase.trim());
      if (!isLatest) return;
      const centres = outcome.kind === 'done' ? outcome.data : [];
      setFound(centres);
      setMessage(centres.length > 0 ? '' : explain(outcome));
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [phrase, isAsking, actions]);

  return { phrase, setPhrase, found, message };
};

/** The server counts letters and digits only, so that it may find a phrase too short that was not: it says so. */
const explain = (outcome: CallOutcome<Centre[]>): string => {
  if (outcome.kind === 'done') return deviceSearchTexts.centreNone;
  return outcome.kind === 'refused' ? outcome.text : deviceSearchTexts.centreFailed;
};
