import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import { referenceApi, unchanging } from './useReference.ts';

/** An entry of a table by code and name; both empty when a choice was taken back. */
export type CodedEntry = { code: string; name: string };

type Asked = { search: string } | { code: string };

type Found = { entries: readonly CodedEntry[]; total: number };

/** The tables whose entries are chosen by name or code: 27 has the exams, with their usual names, and 24 the risks. */
const tables = {
  exams: async (asked: Asked, signal: AbortSignal): Promise<Found> => {
    const { exams, total } = await referenceApi.exams.call(asked, { signal });
    return { entries: exams, total };
  },
  risks: async (asked: Asked, signal: AbortSignal): Promise<Found> => {
    const { risks, total } = await referenceApi.risks.call(asked, { signal });
    return { entries: risks, total };
  },
};

type Props = {
  table: keyof typeof tables;
  /** The code that was chosen; empty while none is. */
  value: string;
  onChange: (entry: CodedEntry) => void;
  label: string;
  name?: string;
  error?: string | undefined;
  required?: boolean;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of an exam of Tabela 27 or of a risk of Tabela 24. */
export function CodedEntryPicker({ table, value, onChange, ...props }: Props) {
  const query = (asked: Asked): UseQueryOptions<Found> => ({
    queryKey: ['reference', 'coded', table, asked],
    queryFn: ({ signal }) => tables[table](asked, signal),
    ...unchanging,
  });
  const { data } = useQuery({ ...query({ code: value }), enabled: value !== '' });
  return (
    <RemoteSelect
      placeholder="Busque por nome ou código"
      {...props}
      value={value}
      onChange={(code, name) => onChange({ code, name })}
      known={data?.entries.map(optionOf)[0]}
      query={(search) => query({ search })}
      toOptions={({ entries }) => entries.map(optionOf)}
    />
  );
}

function optionOf({ code, name }: CodedEntry) {
  return { value: code, label: `${name} · ${code}`, name };
}
