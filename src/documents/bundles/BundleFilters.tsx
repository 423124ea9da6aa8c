import { Checkbox } from '@mantine/core';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { UnitPicker } from '../../units/UnitPicker.tsx';
import { bundleLabels } from './bundles.labels.ts';
import type { useBundleFilters } from './useBundleFilters.ts';

type Props = Pick<ReturnType<typeof useBundleFilters>, 'chosen' | 'change'>;

/** Of which days, which unit and which states the ASOs are. */
export function BundleFilters({ chosen, change }: Props) {
  const companyId = useOwnerId();
  return (
    <>
      <FoldedFilters
        first={<DayField label={bundleLabels.from} value={chosen.from} onChange={(day) => change('from', day)} />}
        chosen={chosen.unitId ? 1 : 0}
      >
        <DayField label={bundleLabels.to} value={chosen.to} onChange={(day) => change('to', day)} />
        {companyId && (
          <UnitPicker
            companyId={companyId}
            label={bundleLabels.unitId}
            placeholder="Todas as unidades"
            orNone
            value={chosen.unitId}
            onChange={(unitId) => change('unitId', unitId)}
          />
        )}
      </FoldedFilters>
      <Checkbox
        mt="md"
        label={bundleLabels.all}
        checked={chosen.all}
        onChange={(event) => change('all', event.currentTarget.checked ? 'true' : '')}
      />
    </>
  );
}
