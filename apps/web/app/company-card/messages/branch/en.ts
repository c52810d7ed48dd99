// The branch of a company on its card, in English.
import type { BranchMessages } from './ru.ts'

export const messages: BranchMessages = {
  kinds: { branch: 'Branch', representation: 'Representative office' },
  text: (company: string) =>
    `It is a part of ${company}, not a legal entity of its own: the company itself makes the contract and answers for the debts, and the verdict below is about the company. The head acts under a power of attorney and is not named in EGRUL: ask for a copy of it.`,
  unknown: (kpp: string) => `The extract has no branch with KPP ${kpp}. Below is the company.`,
  toCompany: 'To the company',
}
