import { AddressModal } from '../AddressModal.tsx';
import { calendarApi } from './useCalendar.ts';

/** The company's referrals in its own calendar: the address to subscribe to (product 17.5). */
export default function CalendarModal() {
  return (
    <AddressModal
      title="Calendário"
      read={calendarApi.readLink.queryOptions()}
      purpose={() =>
        'Veja os atendimentos da sua empresa no Google Agenda, no Outlook ou no calendário do celular: crie o link e use-o lá em ‘Assinar calendário’ ou ‘Adicionar por URL’. O que for marcado, remarcado ou cancelado aparece sozinho, em até algumas horas. Nele estão os últimos 30 dias e tudo o que vem, com nome, local e horário; a ocasião e os exames, não.'
      }
      label="Link do calendário"
      hint="Quem o tem vê os atendimentos, sem senha: entregue-o só a quem cuida deles."
      endMeans="Os calendários que o usam deixam de receber os atendimentos na hora."
      make={async () => new URL((await calendarApi.makeLink.call()).url, window.location.origin).href}
      end={() => calendarApi.endLink.call()}
    />
  );
}
