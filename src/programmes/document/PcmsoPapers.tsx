import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { useMenu } from '../../ui/menu/useMenu.tsx';
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
  const [ofButton, menuOf] = useMenu();
  const papers = Object.keys(pcmsoPaperLabels) as PcmsoPaper[];
  return (
    <>
      <Button
        {...ofButton}
        variant="default"
        loading={isPending}
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      >
        Papéis do PCMSO
      </Button>
      {menuOf(papers.map((paper) => ({ label: `${pcmsoPaperLabels[paper]} (PDF)`, onClick: () => mutate(paper) })))}
    </>
  );
}
