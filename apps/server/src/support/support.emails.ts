// E-mails of support: the request to the mailbox of staff, and the answer to its author.
import { composeEmail, type Email } from '../platform/mail/email.ts'

/** `from` is the author's e-mail address. */
export const supportRequestEmail = (to: string, request: { id: number; from: string; name: string; text: string }): Email =>
  composeEmail({
    to,
    subject: `Обращение в поддержку № ${request.id}`,
    paragraphs: [`От: ${request.name}, ${request.from}`, ...request.text.split(/\n{2,}/)],
  })

/** The answer of staff to the author of a request; it quotes the request. */
export const supportAnswerEmail = (to: string, request: { text: string; answer: string }): Email =>
  composeEmail({
    to,
    subject: 'Ответ на ваше обращение',
    paragraphs: ['Здравствуйте.', ...request.answer.split(/\n{2,}/), `Вы писали: «${request.text}»`],
  })
