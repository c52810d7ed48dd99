// Requests to support in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Support',
  intro: 'Tell us what happened or what is missing. The answer comes to your e-mail.',
  create: 'Create a request',
  modalTitle: 'Request to support',
  email: 'E-mail',
  text: 'What happened',
  send: 'Send',
  sent: 'Your request to support has been sent',
  empty: 'Describe your question.',
  failed: 'It could not be sent. Your text is kept, please try again.',
  close: 'Close',
}
