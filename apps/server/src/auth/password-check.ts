// Holds a new password to the rules that the forms show.
import { passwordProblems } from '@sverka/contract/auth.rules'
import { fieldErrors } from '@sverka/contract/errors'
import { refuse } from '../platform/errors.ts'

/** Refuses with every broken rule beside `field`, in the specification's order. */
export function checkPassword(field: string, password: string, email: string): void {
  const problems = passwordProblems(password, email)
  if (problems.length === 0) return
  refuse('validation_failed', { errors: { [field]: problems.map((code) => ({ code, message: fieldErrors[code] })) } })
}
