// What stands in place of a card that there is not, in English.
import type { NoticesMessages } from './ru.ts'

export const messages: NoticesMessages = {
  notFoundTitle: 'Company not found',
  notFoundText: (number) => `The register has no record with the number ${number}. Check the number or search by name.`,
  askSourceText: (number) => `We hold no record with number ${number} yet. It can be asked from the source.`,
  wrongDigitTitle: 'Wrong check digit',
  wrongDigitText: (number) => `The number ${number} is mistyped: its check digit does not fit.`,
  branch: {
    kinds: { branch: 'Branch', representation: 'Representative office' },
    text: (company: string) =>
      `It is a part of ${company}, not a legal entity of its own: the company itself makes the contract and answers for the debts, and the verdict below is about the company. The head acts under a power of attorney and is not named in EGRUL: ask for a copy of it.`,
    unknown: (kpp: string) => `The extract has no branch with KPP ${kpp}. Below is the company.`,
    toCompany: 'To the company',
  },
}
