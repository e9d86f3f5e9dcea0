import { useEffect, useState } from 'react';
import type { Centre } from '#contract/repair/entities.ts';
import { usePortal } from '../state/portal-context.ts';
import { isLongEnough } from './centre-phrase.ts';

const pauseMs = 250;

export type CentreSearch = {
  phrase: string;
  setPhrase: (phrase: string) => void;
  found: Centre[];
  status: 'resting' | 'asking' | 'found' | 'none' | 'failed';
};

/** Asks for centres while a name is typed: after a pause, the latest question only. */
export const useCentreSearch = (chosenName: string): CentreSearch => {
  const { actions } = usePortal();
  const [phrase, setPhrase] = useState(chosenName);
  const [found, setFound] = useState<Centre[]>([]);
  const [status, setStatus] = useState<CentreSearch['status']>('resting');
  const isChosen = phrase !== '' && phrase === chosenName;
  const isAsking = !isChosen && isLongEnough(phrase);

  useEffect(() => {
    if (!isAsking) {
      setFound([]);
      setStatus('resting');
      return;
    }
    let isLatest = true;
    setFound([]);
    setStatus('asking');
    const timer = setTimeout(async () => {
      const centres = await actions.findCentres(phrase.trim());
      if (!isLatest) return;
      setFound(centres ?? []);
      setStatus(centres ? (centres.length > 0 ? 'found' : 'none') : 'failed');
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [phrase, isAsking, actions]);

  return { phrase, setPhrase, found, status };
};
