import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorMessage } from '../../../platform/browser/api-client.ts';
import { siteName } from '../../../platform/browser/site-name.ts';
import { wrongAnswerCode } from '../delivery-link.rules.ts';
import { asVisitor, deliveryLinksApi } from '../useDeliveryLinks.ts';
import classes from './DeliveryLinkPage.module.css';
import { type Answers, IdentityForm } from './IdentityForm.tsx';
import { OpenDocument } from './OpenDocument.tsx';
import { PracticeFrame } from './PracticeFrame.tsx';

type Props = {
  token: string;
  asksCode: boolean;
  /** The link leads nowhere any more, or what it leads to no longer stands: asks what became of it. */
  onOver: () => void;
};

/** Asks who it is, then shows what the link brings. The answers stay in the page: each opening is answered for anew. */
export function ReceivedDocument({ token, asksCode, onOver }: Props) {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const identify = useMutation(deliveryLinksApi.identify.mutationOptions({ context: asVisitor, gcTime: 0 }));
  const fail = (error: unknown) => {
    if (['NOT_FOUND', 'CONFLICT'].includes(errorCode(error) ?? '')) onOver();
  };

  if (identify.data && answers) {
    return <OpenDocument token={token} answers={answers} document={identify.data} onFailed={fail} />;
  }
  return (
    <PracticeFrame title="Um documento para você">
      <p className={classes.lead}>
        {siteName()} tem um documento para você. Para abri-lo, mostre que é você: é só o que se pergunta.
      </p>
      <IdentityForm
        asksCode={asksCode}
        busy={identify.isPending}
        refusal={identify.error ? errorMessage(identify.error) : null}
        isWrong={errorCode(identify.error) === wrongAnswerCode}
        onAnswers={async (given) => {
          setAnswers(given);
          await identify.mutateAsync({ token, ...given }).catch(fail);
        }}
      />
    </PracticeFrame>
  );
}
