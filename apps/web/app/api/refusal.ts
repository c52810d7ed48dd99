// What a call may end with besides an answer: a refusal by the server, or no connection to it.
import type { Refusal } from '@sverka/contract/web-host'

/** The server answered with an error: status, machine code and, for bad input, messages by field. The other fields as in `Refusal`. */
export class CallRefused extends Error implements Refusal {
  readonly status: number
  readonly code: string
  readonly errors?: NonNullable<Refusal['errors']>
  readonly decided?: NonNullable<Refusal['decided']>
  readonly plan?: NonNullable<Refusal['plan']>
  readonly retryAfter?: number

  constructor(problem: { status: number; code: string } & Partial<Pick<Refusal, 'errors' | 'decided' | 'plan' | 'retryAfter'>>) {
    super(`${problem.status} ${problem.code}`)
    this.name = 'CallRefused'
    this.status = problem.status
    this.code = problem.code
    if (problem.errors) this.errors = problem.errors
    if (problem.decided) this.decided = problem.decided
    if (problem.plan) this.plan = problem.plan
    if (problem.retryAfter) this.retryAfter = problem.retryAfter
  }
}

/** The server could not be reached at all. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('no connection', { cause })
    this.name = 'NoConnection'
  }
}

/** Names of the goods that block the purchase, by reason; empty where the refusal is about the form. */
export function namedIn({
  status,
  errors = {},
}: Pick<Refusal, 'status' | 'errors'>): { readonly code: string; readonly names: readonly string[] }[] {
  if (status !== 409) return []
  const byReason = Map.groupBy(Object.values(errors).flat(), ({ code }) => code)
  return [...byReason].map(([code, those]) => ({ code, names: those.map(({ message }) => message) }))
}

/** True for refusals of either side: thrown in the browser as `CallRefused`, on the server by the operation itself. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'code' in error && typeof error.status === 'number' && typeof error.code === 'string'
