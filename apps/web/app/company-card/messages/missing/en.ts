// What stands in place of a card that there is not, in English.
import type { MissingMessages } from './ru.ts'

export const messages: MissingMessages = {
  notFoundTitle: 'Company not found',
  notFoundText: (number) => `The register has no record with the number ${number}. Check the number or search by name.`,
  askSourceText: (number) => `We hold no record with number ${number} yet. It can be asked from the source.`,
  wrongDigitTitle: 'Wrong check digit',
  wrongDigitText: (number) => `The number ${number} is mistyped: its check digit does not fit.`,
}
