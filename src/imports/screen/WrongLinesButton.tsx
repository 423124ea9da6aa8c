import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { importsApi } from './useImports.ts';

/** The wrong lines as a spreadsheet of their own, to be corrected and sent again. */
export function WrongLinesButton({ importId }: { importId: string }) {
  const lines = useMutation({
    mutationFn: () => importsApi.wrongLines.call({ importId }),
    onSuccess: saveFile,
    onError: (error) => errorToast(errorMessage(error)),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden="true" />}
      loading={lines.isPending}
      onClick={() => lines.mutate()}
    >
      Baixar linhas erradas
    </Button>
  );
}
