import { RemoteSelect } from '../ui/form/RemoteSelect.tsx';
import { unitsApi } from './useUnits.ts';

type Props = {
  companyId: string;
  value: string;
  onChange: (unitId: string) => void;
  error?: string | undefined;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of one of a company's units. */
export function UnitPicker({ companyId, ...props }: Props) {
  return (
    <RemoteSelect
      {...props}
      label="Unidade"
      placeholder="Sem unidade"
      query={(search) => unitsApi.list.queryOptions({ input: { companyId, search, page: 1, pageSize: 50 } })}
      toOptions={({ units }) => units.map(({ id, identification }) => ({ value: id, label: identification }))}
    />
  );
}
