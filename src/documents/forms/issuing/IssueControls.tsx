import { type ReactNode, useId } from 'react';
import { councilIn } from '../../../councils/councils.rules.ts';
import { usePublicAddress } from '../../../practice/usePractice.ts';
import type { Signer } from '../../paper/paper.ts';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import { FormButtons } from '../editor/foot/FormButtons.tsx';
import classes from '../editor/foot/FormFoot.module.css';
import type { FormKind } from '../registry.ts';
import { AddressNeeded } from './AddressNeeded.tsx';
import { IssuingRight } from './IssuingRight.tsx';
import { issuingRefusal } from './issuing-right.rules.ts';

type Props = {
  kind: FormKind;
  /** Whose right it is; as long as the register has not been read nothing is said. */
  signer: Signer | null;
  isRegisterRead: boolean;
  describedBy: string | undefined;
  onIssue: () => void;
  /** What stands beside the buttons: what the form still lacks. */
  children: ReactNode;
};

/** What is done with a filled-in form, always in view; issuing only where the person's council may, which the answers can decide. */
export function IssueControls({ kind, signer, isRegisterRead, describedBy, onIssue, children }: Props) {
  const id = useId();
  const council = councilIn(signer?.organ ?? '');
  const refusal = useFromAnswers((answers) =>
    isRegisterRead ? issuingRefusal(council, { kind, answers }, 'issue') : null,
  );
  const isNowhere = usePublicAddress().address?.url === null;
  return (
    <>
      {isNowhere && <AddressNeeded id={`${id}-address`} />}
      {refusal && <IssuingRight id={id} refusal={refusal} />}
      <div className={classes.foot} data-in-view>
        {children}
        <FormButtons
          describedBy={refusal ? id : isNowhere ? `${id}-address` : describedBy}
          mayIssue={refusal === null && !isNowhere}
          onIssue={onIssue}
        />
      </div>
    </>
  );
}
