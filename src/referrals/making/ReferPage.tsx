import { useState } from 'react';
import { href } from 'react-router';
import { parseDate } from '../../platform/contract/dates.ts';
import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';
import { CreatePage } from '../../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { type ChosenAppointment, nothingChosen } from '../booking/AppointmentPicker.tsx';
import { AppointmentFields } from './AppointmentFields.tsx';
import { ReferredPersonFields } from './ReferredPersonFields.tsx';
import type { referInput } from './referring.contract.ts';
import { referringApi } from './useReferring.ts';

export function meta() {
  return [{ title: 'Encaminhar · Zelo' }];
}

const loadSchema = async () => (await import('./referring.contract.ts')).referInput;

type Input = (typeof referInput)['_zod']['input'];

/** Sends one person to the practice: who, for what, which exams, where and when. */
export default function ReferPage() {
  const { params } = useAddressState();
  const [blank] = useState(() => blankFor(params));
  const form = useSchemaForm(loadSchema, blank as unknown as Input);
  return (
    <CreatePage
      title="Encaminhar"
      form={form}
      list="/referrals"
      save={(input) => referringApi.refer.call(input)}
      savedToast={({ referral }) => `${referral.name} feita.`}
      nextAfter={({ referral }) => href('/referrals/:referralId', { referralId: referral.id })}
      submitLabel="Encaminhar"
    >
      <ReferredPersonFields />
      <AppointmentFields />
    </CreatePage>
  );
}

/** What the address says that it begins with: with whom, what for, and a time that is free. */
function blankFor(params: URLSearchParams) {
  const occasion = params.get('occasion') ?? '';
  return {
    employeeId: params.get('employeeId') ?? '',
    occasion: occasion in occasionLabels ? (occasion as Occasion) : '',
    newFunction: params.get('newFunction') ?? '',
    returnOn: '',
    occasionConfirmed: false,
    exams: [],
    ...appointmentOf(params),
  };
}

/** A time without a professional is one of the place as such. */
function appointmentOf(params: URLSearchParams): ChosenAppointment {
  const placeId = params.get('placeId') ?? '';
  const day = parseDate(params.get('day') ?? '');
  const startsAt = Number(params.get('startsAt') ?? Number.NaN);
  if (placeId === '' || !day || !Number.isInteger(startsAt)) return { ...nothingChosen, placeId };
  return { placeId, day, startsAt, professionalId: params.get('professionalId') };
}
