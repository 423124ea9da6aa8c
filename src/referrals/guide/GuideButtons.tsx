import { Button } from '@mantine/core';
import { IconCalendarDown, IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { calendarApi } from '../calendar/useCalendar.ts';
import { guideApi } from './useGuide.ts';

/** The paper of a referral for who is sent, and the file for a calendar. */
export function GuideButtons({ referralId }: { referralId: string }) {
  const onError = (error: unknown) => errorToast(errorMessage(error));
  const guide = useMutation({
    mutationFn: () => guideApi.open.call({ referralId }),
    onSuccess: saveFile,
    onError,
  });
  const file = useMutation({ mutationFn: () => calendarApi.file.call({ referralId }), onSuccess: saveFile, onError });
  return (
    <>
      <Button
        variant="default"
        loading={guide.isPending}
        leftSection={<IconFileDownload size={18} aria-hidden="true" />}
        onClick={() => guide.mutate()}
      >
        Baixar guia
      </Button>
      <Button
        variant="default"
        loading={file.isPending}
        leftSection={<IconCalendarDown size={18} aria-hidden="true" />}
        onClick={() => file.mutate()}
      >
        Pôr no calendário
      </Button>
    </>
  );
}
