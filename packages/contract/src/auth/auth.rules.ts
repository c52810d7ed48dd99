// Rules of accounts that forms show and the server enforces: passwords, sign-in codes, versions of consents, avatars.
import { legalDocuments } from '../site-pages/documents.ts'

/** Shortest and longest password, in characters (the minimum by specification §5). */
export const PASSWORD_MIN = 8
/** Longer passwords are refused: hashing time grows with the length. */
export const PASSWORD_MAX = 256
/** Longest text of a typed sign-in code: a recovery code of 24 letters with its dashes and some spaces. */
export const CODE_MAX = 36
/** The characters that count as special in a password (specification §5). */
const SPECIAL = /[!@#$%^&*()_+<>?-]/

export type PasswordProblem = 'password_short' | 'password_no_digit' | 'password_no_special'

/**
 * The rules of specification §5 that a password breaks, in the order of their messages; empty if it follows them all. The server also refuses
 * passwords that are easy to guess; its lists of such passwords are too large to send to a page.
 */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if ([...password].length < PASSWORD_MIN) problems.push('password_short')
  if (!/\d/.test(password)) problems.push('password_no_digit')
  if (!SPECIAL.test(password)) problems.push('password_no_special')
  return problems
}

/** Current versions of the legal texts that people consent to. When a version changes, people are asked for their consent again. */
export const consentVersions = { terms: legalDocuments.terms.version, personal_data: legalDocuments.personalData.version } as const
export type ConsentKind = keyof typeof consentVersions

/** Side of the stored avatar, which is square, in pixels (specification §5). */
export const AVATAR_SIZE = 300
/** Largest uploaded picture: 5 MB. */
export const AVATAR_MAX_BYTES = 5_000_000
