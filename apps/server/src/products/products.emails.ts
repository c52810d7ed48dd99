// E-mails to sellers about the decisions of staff on their products: a product is published, or returned with a reason.
import { composeEmail, type Email } from '../platform/mail/email.ts'

export const productPublishedEmail = (to: string, product: string, url: string): Email =>
  composeEmail({
    to,
    subject: 'Карточка опубликована',
    paragraphs: ['Здравствуйте.', `Карточка проверена и уже на витрине: «${product}».`],
    action: { label: 'Открыть карточку', url },
  })

export const productRejectedEmail = (to: string, product: string, reason: string, url: string): Email =>
  composeEmail({
    to,
    subject: 'Карточку нужно исправить',
    paragraphs: ['Здравствуйте.', `Карточка: «${product}».`, `Причина: ${reason}`, 'Исправьте карточку и отправьте её снова.'],
    action: { label: 'Исправить карточку', url },
  })
