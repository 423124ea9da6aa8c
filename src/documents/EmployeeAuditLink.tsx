import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { href, Link } from 'react-router';

/** The way to who did what with an employee's data. */
export function EmployeeAuditLink({ employeeId }: { employeeId: string }) {
  return (
    <Button
      component={Link}
      to={href('/employee/audit/:employeeId', { employeeId })}
      variant="default"
      leftSection={<IconHistory size={18} aria-hidden="true" />}
    >
      Registro de acessos
    </Button>
  );
}
