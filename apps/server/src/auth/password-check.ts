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
 * Throws a field error on `field` with every broken rule, in the specification's order; if none is broken, `password_common` for a
 * password that is easy to guess.
 */
export type CheckPassword = (field: string, password: string, holder: Holder) => void

/**
 * The 2,850 most used passwords that satisfy the specification's rules (of the first million of the «10 million password
 * list», which is in the public domain); all others break a rule anyway. In lower case, one a line.
 */
const WHOLE = 'common-passwords.txt'
/** Words that people surround with a year, digits or punctuation; in lower case, one a line. */
const WORDS = 'usual-words.txt'

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
  const [whole, words] = [loadLines(WHOLE), loadLines(WORDS)]
  const isGuessable = (password: string, holder: Holder): boolean => {
    const lower = password.toLowerCase()
    const cores = listCores(lower)
    return whole.has(lower) || cores.some((core) => words.has(core)) || isPersonalWord([lower, withLetters(lower)], cores, holder)
  }
  return (field, password, holder) => {
    const problems: FieldErrorCode[] = passwordProblems(password)
    if (problems.length === 0 && isGuessable(password, holder)) problems.push('password_common')
    if (problems.length === 0) return
    refuse('validation_failed', { errors: { [field]: problems.map((code) => ({ code, message: fieldErrors[code] })) } })
  }
}
