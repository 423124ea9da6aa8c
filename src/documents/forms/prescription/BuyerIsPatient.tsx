import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useSubject } from '../useSubject.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

const buyerFields = ['buyer_name', 'buyer_address', 'buyer_rg', 'buyer_phone'] as const;

/** Takes the patient over as the buyer: name and address from the form, RG and phone from the record of the same CPF. */
export function BuyerIsPatient() {
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<PrescriptionAnswers>();
  const employee = useSubject()?.employee;

  function fill() {
    const { name, cpf, adress } = getValues();
    const record = employee?.cpf === cpf ? employee : undefined;
    const patient = { name, address: adress, rg: record?.rg ?? '', phone: record?.phone_number ?? '' };
    for (const field of buyerFields) {
      const value = patient[field.replace('buyer_', '') as keyof typeof patient];
      if (!value) continue;
      setValue(field, value, { shouldDirty: true });
      clearErrors(field);
    }
    const open = buyerFields.find((field) => !getValues(field));
    setFocus(open ?? 'date');
  }

  return (
    <Button variant="light" style={{ alignSelf: 'end', justifySelf: 'start' }} onClick={fill}>
      Comprador é o paciente
    </Button>
  );
}
