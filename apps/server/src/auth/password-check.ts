// Checks a new password against the rules that the forms show, and against obvious guesses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordProblems } from '@sverka/contract/auth/auth.rules'
import { type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import { refuse } from '../platform/errors.ts'
import { isPersonalWord } from './personal-words.ts'

/** The person whose password it will be. */
export interface Holder {
  readonly email: string
  readonly fullName: string
}

/**
 * Throws a field error on `field` with every broken rule of the specification (length, a digit, a special character), in that order. If none is
 * broken, throws `password_common` for a password that is easy to guess.
 */
export type CheckPassword = (field: string, password: string, holder: Holder) => void

/**
 * The 2,850 passwords among the million most used ones (of the «10 million password list», which is in the public domain) that satisfy the
 * specification's rules; the others are refused by a rule. In lower case, one a line.
 */
const COMMON_PASSWORDS = 'common-passwords.txt'
/** Words that people surround with a year, digits or punctuation to make a password; in lower case, one a line. */
const COMMON_WORDS = 'usual-words.txt'

const loadLines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .trim()
      .split('\n'),
  )

/** Digits and punctuation used in place of letters. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

const withLetters = (text: string): string => text.replace(/[@$!013457]/g, (sign) => LOOK_ALIKE[sign] ?? sign)
const withoutEdges = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? ''

/** The word without the digits and punctuation around it, with letters in place of the characters used for them. */
const listCores = (lower: string): string[] => [
  withoutEdges(lower),
  withLetters(withoutEdges(lower)),
  withLetters(withoutEdges(lower.replaceAll('$', 's').replaceAll('@', 'a'))),
]

export function createPasswordCheck(): CheckPassword {
  const [passwords, words] = [loadLines(COMMON_PASSWORDS), loadLines(COMMON_WORDS)]
  const isGuessable = (password: string, holder: Holder): boolean => {
    const lower = password.toLowerCase()
    const cores = listCores(lower)
    return passwords.has(lower) || cores.some((core) => words.has(core)) || isPersonalWord([lower, withLetters(lower)], cores, holder)
  }
  return (field, password, holder) => {
    const problems: FieldErrorCode[] = passwordProblems(password)
    if (problems.length === 0 && isGuessable(password, holder)) problems.push('password_common')
    if (problems.length === 0) return
    refuse('validation_failed', { errors: { [field]: problems.map((code) => ({ code, message: fieldErrors[code] })) } })
  }
}
