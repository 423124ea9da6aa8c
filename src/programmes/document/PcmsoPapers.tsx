import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { type PcmsoPaper, pcmsoPaperLabels } from '../programmes.labels.ts';
import { programmesApi } from '../useProgrammes.ts';

/** The papers around the PCMSO of a version, to be printed: its draft, its letter, what it lacks. */
export function PcmsoPapers({ programmeId }: { programmeId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (paper: PcmsoPaper) => programmesApi.paper.call({ programmeId, paper }),
    onSuccess: saveFile,
    onError: (error) => errorToast(errorMessage(error)),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending} rightSection={<IconChevronDown size={18} aria-hidden="true" />}>
          Papéis do PCMSO
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(pcmsoPaperLabels) as PcmsoPaper[]).map((paper) => (
          <Menu.Item key={paper} onClick={() => mutate(paper)}>
            {pcmsoPaperLabels[paper]} (PDF)
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
