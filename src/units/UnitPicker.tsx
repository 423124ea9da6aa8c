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
  /** Whether those without a unit can be chosen, as where a list is narrowed: `none`. */
  orNone?: boolean;
  ref?: React.Ref<HTMLInputElement>;
};

const none = { value: 'none', label: 'Sem unidade' };

/** The choice of one of a company's units. */
export function UnitPicker({ companyId, orNone = false, ...props }: Props) {
  const { value: unitId } = props;
  // Of a unit that was chosen elsewhere, as in a draft, only the id is known.
  const read = useQuery(
    unitsApi.read.queryOptions({ input: { unitId }, enabled: unitId !== '' && unitId !== none.value }),
  );
  const known = unitId === none.value ? none : read.data && { value: unitId, label: read.data.unit.identification };
  return (
    <RemoteSelect
      label="Unidade"
      placeholder={props.required ? 'Escolha ou busque' : 'Sem unidade'}
      {...props}
      known={known}
      query={(search) => unitsApi.list.queryOptions({ input: { companyId, search, page: 1, pageSize: 50 } })}
      toOptions={({ units }, typed) => {
        const found = units.map(({ id, identification }) => ({ value: id, label: identification }));
        if (!orNone || !none.label.toLowerCase().startsWith(typed.trim().toLowerCase())) return found;
        // What is typed may be a unit's name, too, and Enter chooses the first.
        return typed === '' ? [none, ...found] : [...found, none];
      }}
    />
  );
}
