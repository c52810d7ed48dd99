// What a seller is told of a decision on a card.
import { composeLetter, type Letter } from '../platform/mail/letter.ts'

export const productPublishedLetter = (to: string, product: string, url: string): Letter =>
  composeLetter({
    to,
    subject: 'Карточка опубликована',
    paragraphs: ['Здравствуйте.', `Карточка проверена и уже на витрине: «${product}».`],
    action: { label: 'Открыть карточку', url },
  })

export const productRejectedLetter = (to: string, product: string, reason: string, url: string): Letter =>
  composeLetter({
    to,
    subject: 'Карточку нужно исправить',
    paragraphs: ['Здравствуйте.', `Карточка: «${product}».`, `Причина: ${reason}`, 'Исправьте карточку и отправьте её снова.'],
    action: { label: 'Исправить карточку', url },
  })
