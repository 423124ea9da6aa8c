import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { isRegistrationKind, registrationMasks } from '../platform/contract/registration/registration.rules.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { unitLabels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

const watched = fieldsOf(unitLabels).names('identification', 'cnpj', 'registrationKind');

/**
 * For a form of a unit: the identification of another unit of the company that has the same one and the same number, or null.
 * Where no answer comes, nothing is said.
 */
export function useDoubledUnit(): string | null {
  const companyId = useOwnerId();
  /** The unit that is being edited; none while one is made. */
  const { unitId } = useParams();
  const [identification, typed, kind]: unknown[] = useWatch({ name: watched });
  const cnpj = registrationMasks[isRegistrationKind(kind) ? kind : 'CNPJ'].understand(String(typed ?? ''));
  const input = { companyId, search: cnpj ?? '', page: 1, pageSize: 500 };
  const { data } = useQuery(unitsApi.list.queryOptions({ input, enabled: cnpj !== null }));
  const name = plain(String(identification ?? ''));
  const same = data?.units.find(
    (unit) => unit.id !== unitId && unit.cnpj === cnpj && plain(unit.identification) === name,
  );
  return same?.identification ?? null;
}

/** Names that differ in capitals, accents or spaces only are the same to whoever reads them. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
}
