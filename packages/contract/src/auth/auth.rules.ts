// Rules of passwords that the form shows and the server holds to, in the specification's order.
import { legalDocuments } from '../site-pages/documents.ts'

export const PASSWORD_MIN = 8
/** Longer ones are refused: hashing costs time by length. */
export const PASSWORD_MAX = 256
/** Of a sign-in code as people type it: a recovery code of 24 letters with its dashes and some blanks. */
export const CODE_MAX = 36
/** Special characters of specification §5. */
const SPECIAL = /[!@#$%^&*()_+<>?-]/

export type PasswordProblem = 'password_short' | 'password_no_digit' | 'password_no_special'

/**
 * The specification's rules that a password breaks, in order; empty when it keeps them. The server refuses also what is easy to
 * guess, by lists that would be a burden to a page.
 */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if ([...password].length < PASSWORD_MIN) problems.push('password_short')
  if (!/\d/.test(password)) problems.push('password_no_digit')
  if (!SPECIAL.test(password)) problems.push('password_no_special')
  return problems
}

/** Versions of the texts that people agree to; a new text gets a new version and is asked for again. */
export const consentVersions = { terms: legalDocuments.terms.version, personal_data: legalDocuments.personalData.version } as const
export type ConsentKind = keyof typeof consentVersions

/** Side of the stored avatar in pixels (specification §5). */
export const AVATAR_SIZE = 300
/** 5 MB. */
export const AVATAR_MAX_BYTES = 5_000_000
