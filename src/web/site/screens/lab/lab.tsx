import { useEffect, useState } from 'react';
import type { LabDevices } from '#contract/repair/lab-entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { labTexts } from '#web/texts/lab.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { hasEverCalled } from '../../api/browser-call.ts';
import { Container } from '../../ui/section.tsx';
import { toCallOutcome } from '../portal-shared/call-outcome.ts';
import { keepLabDevice } from '../portal-shared/lab-device.ts';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { useArrivalFocus } from '../portal-shared/use-arrival-focus.ts';
import { createLabClient } from './lab-client.ts';
import { LabList } from './lab-list.tsx';
import { LabSignIn } from './lab-sign-in.tsx';

type Stage =
  | { kind: 'opening' | 'failed' }
  | { kind: 'sign-in'; note?: string | undefined }
  | { kind: 'list'; first: LabDevices; failure: string | undefined };

/** All devices of a proved mobile: the proof, the list, and several devices in one form. */
export const Lab = () => {
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  useArrivalFocus(stage.kind);
  const [client] = useState(createLabClient);
  const openList = async (failure?: string) => {
    const outcome = toCallOutcome(await client.labDevices({}));
    if (outcome.kind === 'done') setStage({ kind: 'list', first: outcome.data, failure });
    else setStage({ kind: outcome.kind === 'signed-out' ? 'sign-in' : 'failed' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const soldProductId = Number(new URLSearchParams(window.location.search).get('open'));
    if (!hasEverCalled()) setStage({ kind: 'sign-in' });
    else if (soldProductId > 0) void openDevice(soldProductId);
    else void openList();
  }, []);
  /** A device opens in the tab of its link; the tab's storage keeps which one it is. */
  const openDevice = async (soldProductId: number) => {
    const outcome = toCallOutcome(await client.labOpen({ soldProductId }));
    if (outcome.kind === 'done') {
      keepLabDevice(soldProductId);
      window.location.replace(siteAddresses.repair);
      return;
    }
    // The list says why; a reload does not try again.
    window.history.replaceState(null, '', siteAddresses.myDevices);
    await openList('text' in outcome ? outcome.text : labTexts.failed);
  };
  if (stage.kind === 'list') {
    return (
      <LabList
        client={client}
        first={stage.first}
        firstFailure={stage.failure}
        onEnded={(note) => setStage({ kind: 'sign-in', note })}
      />
    );
  }
  return (
    <>
      <PortalHeading title={labTexts.title} intro={<p>{labTexts.intro}</p>} />
      <Container className="py-6 sm:py-10">
        {stage.kind === 'opening' && <p className="text-ink-soft">{labTexts.wait}</p>}
        {stage.kind === 'failed' && (
          <Note tone="danger" role="alert">
            <p>{labTexts.failed}</p>
            <Button onClick={() => void openList()}>{portalTexts.tryAgain}</Button>
          </Note>
        )}
        {stage.kind === 'sign-in' && (
          <LabSignIn client={client} note={stage.note} onProven={() => void openList()} />
        )}
      </Container>
    </>
  );
};
