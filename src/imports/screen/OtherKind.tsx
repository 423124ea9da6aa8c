import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useProfile } from '../../sign-in/useProfile.ts';
import { Notice } from '../../ui/Notice.tsx';
import { mayImport } from '../import-access.rules.ts';
import type { Import } from '../imports.contract.ts';
import { importKindLabels } from '../imports.labels.ts';
import { pathOfKind } from './useImports.ts';

/** Somebody has sent people as units: said before anything is written. */
export function OtherKind({ one: { kind, likelier, companyId } }: { one: Import }) {
  const type = useProfile()?.user.type ?? '';
  if (!likelier || !mayImport(type, likelier)) return null;
  const [is, looks] = [kind, likelier].map((each) => importKindLabels[each].toLowerCase());
  return (
    <Notice title={`Esta planilha parece ser de ${looks}`}>
      <Text size="sm">
        Ela está sendo lida como {is}.{' '}
        <Anchor component={Link} to={pathOfKind({ kind: likelier, companyId })} inherit>
          Enviar como {looks}
        </Anchor>
      </Text>
    </Notice>
  );
}
