import { Textarea } from '@mantine/core';
import { requiredMessage } from '../../../platform/contract/fields.ts';

type Props = {
  /** Who had issued the document that is corrected. */
  otherIssuer: string;
  reason: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
};

/** Why another professional's document is corrected. */
export function CorrectionReason({ otherIssuer, reason, isMissing, onChange }: Props) {
  return (
    <Textarea
      label="Motivo da correção"
      description={`${otherIssuer} emitiu o anterior e será avisado(a). Só os profissionais leem o motivo.`}
      value={reason}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isMissing && requiredMessage}
      maxLength={500}
      autosize
      minRows={2}
      required
    />
  );
}
