// What a person is told of a decision on their request.
import { composeLetter, type Letter } from '../platform/mail/letter.ts'

export const ticketApprovedLetter = (to: string, company: string, publicUrl: string): Letter =>
  composeLetter({
    to,
    subject: 'Компания привязана',
    paragraphs: ['Здравствуйте.', `Заявка одобрена: теперь вы представитель. Компания: ${company}.`],
    action: { label: 'Открыть профиль', url: `${publicUrl}/profile/info` },
  })

export const ticketRejectedLetter = (to: string, company: string, reason: string): Letter =>
  composeLetter({
    to,
    subject: 'Заявка на привязку отклонена',
    paragraphs: [
      'Здравствуйте.',
      `Компания: ${company}.`,
      `Причина: ${reason}`,
      'Исправьте и отправьте заявку снова в разделе «Добавить компанию».',
    ],
  })
