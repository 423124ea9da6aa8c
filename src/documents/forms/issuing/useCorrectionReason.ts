import { useState } from 'react';

/** Why another professional's document is corrected: asked for where somebody else had issued it, and what its field shows. */
export function useCorrectionReason(otherIssuer: string | null) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  return {
    reason,
    shown: { reason, isMissing, onChange: change },
    /** Whether it is said, or need not be; where it is not, the field says so. */
    isSaid(): boolean {
      const lacks = otherIssuer !== null && reason.trim() === '';
      setMissing(lacks);
      return !lacks;
    },
  };
}
