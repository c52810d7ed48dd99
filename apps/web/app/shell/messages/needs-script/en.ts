// What is said to who reads without JavaScript, in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  text: 'Signing in, registering, buying and writing need JavaScript: turn it on in your browser and reload the page. Without it the search, the company cards and the marketplace work.',
}
