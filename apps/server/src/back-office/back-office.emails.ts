// The e-mail by which staff see that the mail server takes what the site sends.
import { composeEmail, type Email } from '../platform/mail/email.ts'

export const mailWorks = (to: string): Email =>
  composeEmail({ to, subject: 'Проверочное письмо', paragraphs: ['Почтовый сервер принимает письма этого сайта.'] })
