// E-mails to a member about the decision of staff on their request to represent a company on «Сверка».
import { composeEmail, type Email } from '../platform/mail/email.ts'

/** Reason in the e-mail when requests are refused because the member was blocked. */
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
      // A blocked member cannot sign in to apply again.
      ...(reason === BLOCKED ? [] : ['Исправьте и отправьте заявку снова в разделе «Добавить компанию».']),
    ],
  })
