// E-mails about the decision on a request to represent a company.
import { composeEmail, type Email } from '../platform/mail/email.ts'

/** Reason given when the requests of a blocked member are refused. */
export const BLOCKED = 'Учётная запись заблокирована'

export const ticketApprovedEmail = (to: string, company: string, publicUrl: string): Email =>
  composeEmail({
    to,
    subject: 'Компания привязана',
    paragraphs: ['Здравствуйте.', `Заявка одобрена: теперь вы представитель. Компания: ${company}.`],
    action: { label: 'Открыть профиль', url: `${publicUrl}/profile/info` },
  })

export const ticketRejectedEmail = (to: string, company: string, reason: string): Email =>
  composeEmail({
    to,
    subject: 'Заявка на привязку отклонена',
    paragraphs: [
      'Здравствуйте.',
      `Компания: ${company}.`,
      `Причина: ${reason}`,
      'Исправьте и отправьте заявку снова в разделе «Добавить компанию».',
    ],
  })
