import { NativeSelect } from '@mantine/core';
import { dueListNames, dueLists } from '../../due-dates/due-dates.labels.ts';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import { ShowInactive } from '../former/ShowInactive.tsx';
import { RegisteredNotice } from './RegisteredNotice.tsx';
import type { useEmployeeFilters } from './useEmployeeFilters.ts';

type Props = Pick<ReturnType<typeof useEmployeeFilters>, 'chosen' | 'choose' | 'narrowing'> & {
  companyId: string;
  /** Whose search it is. */
  state: ListState;
};

/** What a company's employees are narrowed by, and who has just been registered. */
export function EmployeeFilters({ chosen, choose, narrowing, companyId, state }: Props) {
  return (
    <>
      <FoldedFilters first={<SearchBox state={state} label="Buscar por nome, CPF ou matrícula" />} chosen={narrowing}>
        <UnitPicker
          companyId={companyId}
          placeholder="Todas as unidades"
          orNone
          value={chosen.unit}
          onChange={(unit) => choose('unit', unit)}
        />
        <NativeSelect
          label="Exames"
          value={chosen.due}
          onChange={(event) => choose('due', event.target.value)}
          data={[
            { value: '', label: 'Todas as situações' },
            ...dueListNames.map((value) => ({ value, label: dueLists[value] })),
          ]}
        />
        <ShowInactive />
      </FoldedFilters>
      <RegisteredNotice />
    </>
  );
}
