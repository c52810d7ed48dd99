// Letters of support: to the staff's mailbox, and the answer to the person.
import { composeLetter, type Letter } from '../platform/mail/letter.ts'

export const supportRequestLetter = (to: string, request: { id: number; from: string; name: string; text: string }): Letter =>
  composeLetter({
    to,
    subject: `Обращение в поддержку № ${request.id}`,
    paragraphs: [`От: ${request.name}, ${request.from}`, ...request.text.split(/\n{2,}/)],
  })

export const supportAnswerLetter = (to: string, request: { text: string; answer: string }): Letter =>
  composeLetter({
    to,
    subject: 'Ответ на ваше обращение',
    paragraphs: ['Здравствуйте.', ...request.answer.split(/\n{2,}/), `Вы писали: «${request.text}»`],
  })
