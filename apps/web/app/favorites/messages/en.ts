// The favourites in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Favourites',
  none: 'The list of favourites is empty',
  noneHint: 'Press the heart on a product card, and it appears here.',
  toMarket: 'To the marketplace',
}
