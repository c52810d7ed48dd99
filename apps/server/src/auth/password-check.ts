// Holds a new password to the rules that the forms show, and to what anybody would guess first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordProblems } from '@sverka/contract/auth/auth.rules'
import { type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import { refuse } from '../platform/errors.ts'
import { isOwnWord } from './own-words.ts'

/** Whose password it is going to be. */
export interface Holder {
  readonly email: string
  readonly fullName: string
}

/** Refuses with every broken rule beside `field`, in the specification's order; what is easy to guess comes after them. */
export type CheckPassword = (field: string, password: string, holder: Holder) => void

/**
 * The 2,850 most used of the passwords that keep the specification's rules (of the first million of the «10 million password
 * list», which is in the public domain): the others break a rule anyway. In lower case, one a line.
 */
const WHOLE = 'common-passwords.txt'
/** Words that people put a year, digits or signs around; in lower case, one a line. */
const WORDS = 'usual-words.txt'

const loadLines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(import.meta.dirname, name), 'utf8')
      .trim()
      .split('\n'),
  )

/** Digits and signs that stand for letters. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

const spelledOut = (text: string): string => text.replace(/[@$!013457]/g, (sign) => LOOK_ALIKE[sign] ?? sign)
const withoutEdges = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? ''

/** The word that is left without what stands around it, as it may have been meant. */
const listCores = (lower: string): string[] => [
  withoutEdges(lower),
  spelledOut(withoutEdges(lower)),
  spelledOut(withoutEdges(lower.replaceAll('$', 's').replaceAll('@', 'a'))),
]

export function createPasswordCheck(): CheckPassword {
  const [whole, words] = [loadLines(WHOLE), loadLines(WORDS)]
  const isGuessable = (password: string, holder: Holder): boolean => {
    const lower = password.toLowerCase()
    const cores = listCores(lower)
    return whole.has(lower) || cores.some((core) => words.has(core)) || isOwnWord([lower, spelledOut(lower)], cores, holder)
  }
  return (field, password, holder) => {
    const problems: FieldErrorCode[] = passwordProblems(password)
    if (problems.length === 0 && isGuessable(password, holder)) problems.push('password_common')
    if (problems.length === 0) return
    refuse('validation_failed', { errors: { [field]: problems.map((code) => ({ code, message: fieldErrors[code] })) } })
  }
}
