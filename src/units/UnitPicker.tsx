import { useQuery } from '@tanstack/react-query';
import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import { unitsApi } from './useUnits.ts';

type Props = {
  companyId: string;
  value: string;
  onChange: (unitId: string) => void;
  onOnly?: ((unitId: string) => void) | undefined;
  error?: string | undefined;
  label?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of one of a company's units. */
export function UnitPicker({ companyId, ...props }: Props) {
  const { value: unitId } = props;
  // Of a unit that was chosen elsewhere, as in a draft, only the id is known.
  const read = useQuery(unitsApi.read.queryOptions({ input: { unitId }, enabled: unitId !== '' }));
  const known = read.data && { value: unitId, label: read.data.unit.identification };
  return (
    <RemoteSelect
      label="Unidade"
      placeholder={props.required ? 'Escolha ou busque' : 'Sem unidade'}
      {...props}
      known={known}
      query={(search) => unitsApi.list.queryOptions({ input: { companyId, search, page: 1, pageSize: 50 } })}
      toOptions={({ units }) => units.map(({ id, identification }) => ({ value: id, label: identification }))}
    />
  );
}
