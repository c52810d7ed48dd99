// The test e-mail by which staff check that the mail server accepts the site's e-mails.
import { composeEmail, type Email } from '../platform/mail/email.ts'

export const testEmail = (to: string): Email =>
  composeEmail({ to, subject: 'Проверочное письмо', paragraphs: ['Почтовый сервер принимает письма этого сайта.'] })
