import { IconAlertCircle, IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { apiAddress } from '../../../platform/browser/api-address.ts';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { dayOf } from '../../../platform/clock/moments.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { formLabels } from '../../documents.labels.ts';
import { daysOfLink } from '../delivery-link.rules.ts';
import { asVisitor, deliveryLinksApi } from '../useDeliveryLinks.ts';
import classes from './DeliveryLinkPage.module.css';
import type { Answers } from './IdentityForm.tsx';
import { PracticeFrame } from './PracticeFrame.tsx';

type Props = {
  token: string;
  answers: Answers;
  document: { kind: string; name: string; issuedAt: string; issuerName: string; issuerRegistration: string };
  onFailed: (error: unknown) => void;
};

const labels: Readonly<Record<string, string>> = formLabels;

/** What the link brings, and the way to open it as often as it is wanted. */
export function OpenDocument({ token, answers, document, onFailed }: Props) {
  const { kind, name, issuedAt, issuerName, issuerRegistration } = document;
  const open = useMutation(deliveryLinksApi.open.mutationOptions({ context: asVisitor, gcTime: 0 }));
  const openNow = useSingleFlight(async () => {
    // Within the click, or the browser would block it. One that does so all the same shows the file in this tab.
    const tab = window.open('about:blank', '_blank');
    try {
      const { signedUrl } = await open.mutateAsync({ token, ...answers });
      if (tab) tab.opener = null;
      (tab ?? window).location.assign(apiAddress(signedUrl));
    } catch (error) {
      tab?.close();
      onFailed(error);
    }
  });
  return (
    <PracticeFrame title={name}>
      <dl className={classes.facts}>
        <Fact label="Tipo" value={labels[kind] ?? kind} />
        <Fact label="Emitido em" value={dayOf(issuedAt)} />
        <Fact label="Emitido por" value={[issuerName, issuerRegistration].filter(Boolean).join(', ')} />
      </dl>
      <button
        type="button"
        className={classes.open}
        onClick={openNow}
        disabled={open.isPending}
        aria-busy={open.isPending}
      >
        <IconExternalLink size={18} aria-hidden="true" />
        Abrir documento
      </button>
      {open.error && (
        <p className={classes.wrong} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" /> {errorMessage(open.error)}
        </p>
      )}
      <p className={classes.said} role="status">
        {open.isSuccess &&
          `O documento foi aberto em outra aba, ou baixado neste aparelho. Guarde-o: o link deixa de valer ${daysOfLink} dias depois de criado.`}
      </p>
    </PracticeFrame>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
