// Rules of passwords that the form shows and the server holds to, in the specification's order.
import { legalDocuments } from './site-pages.documents.ts'

export const PASSWORD_MIN = 8
/** Longer ones are refused: hashing costs time by length. */
export const PASSWORD_MAX = 256
/** Special characters of specification §5. */
const SPECIAL = /[!@#$%^&*()_+<>?-]/

/** Passwords that every guesser tries first although they keep the three rules. */
const COMMON = new Set([
  'p@ssw0rd',
  'p@ssword1',
  'p@$$w0rd',
  'pa$$w0rd',
  'p@ssw0rd1',
  '1qaz@wsx',
  '1qaz!qaz',
  'zaq1@wsx',
  '!qaz2wsx',
  'q1w2e3r4!',
  'qwe123!@#',
  '123qwe!@#',
  '1q2w3e4r!',
  '12345678!',
  '!12345678',
])

export type PasswordProblem = 'password_short' | 'password_no_digit' | 'password_no_special' | 'password_common'

/** Everything wrong with a password, in order; empty when it will do. `email` is the account's own address. */
export function passwordProblems(password: string, email = ''): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if ([...password].length < PASSWORD_MIN) problems.push('password_short')
  if (!/\d/.test(password)) problems.push('password_no_digit')
  if (!SPECIAL.test(password)) problems.push('password_no_special')
  const lower = password.toLowerCase()
  if (problems.length === 0 && (COMMON.has(lower) || lower === email.toLowerCase())) problems.push('password_common')
  return problems
}

/** Versions of the texts that people agree to; a new text gets a new version and is asked for again. */
export const consentVersions = { terms: legalDocuments.terms.version, personal_data: legalDocuments.personalData.version } as const
export type ConsentKind = keyof typeof consentVersions

/** Side of the stored avatar in pixels (specification §5). */
export const AVATAR_SIZE = 300
/** 5 MB. */
export const AVATAR_MAX_BYTES = 5_000_000
