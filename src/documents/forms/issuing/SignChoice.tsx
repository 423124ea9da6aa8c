import { Checkbox } from '@mantine/core';

/** Whether what is issued is signed at once, for whoever has a certificate. */
export function SignChoice({ isSigned, onChange }: { isSigned: boolean; onChange: (isSigned: boolean) => void }) {
  return (
    <Checkbox
      label="Assinar digitalmente"
      description="A senha do seu certificado é pedida em seguida."
      checked={isSigned}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
