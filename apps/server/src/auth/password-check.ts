// Holds a new password to the rules that the forms show, and to the list of the most used ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passwordProblems } from '@sverka/contract/auth.rules'
import { fieldErrors } from '@sverka/contract/errors'
import { refuse } from '../platform/errors.ts'

/** Refuses with every broken rule beside `field`, in the specification's order. */
export type CheckPassword = (field: string, password: string, email: string) => void

/**
 * The 2,850 most used of the passwords that keep the specification's rules (of the first million of the «10 million password
 * list», which is in the public domain): the others break a rule anyway. In lower case, one a line.
 */
const LIST = join(import.meta.dirname, 'common-passwords.txt')

export function createPasswordCheck(): CheckPassword {
  const common = new Set(readFileSync(LIST, 'utf8').trim().split('\n'))
  return (field, password, email) => {
    const problems = passwordProblems(password, email)
    if (problems.length === 0 && common.has(password.toLowerCase())) problems.push('password_common')
    if (problems.length === 0) return
    refuse('validation_failed', { errors: { [field]: problems.map((code) => ({ code, message: fieldErrors[code] })) } })
  }
}
