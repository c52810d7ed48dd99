// Errors that an API call may throw: a refusal (an expected error response of the server), or no connection to it.
import type { Refusal } from '@sverka/contract/web-host'

/**
 * The server answered with an error: status, machine-readable code and, for bad input, messages by field.
 * `decided`: the member of staff who decided before. `plan`: the plan that has the missing feature. `retryAfter`: seconds.
 */
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

/**
 * The goods named in a refused purchase, grouped by the reason's error code, such as a changed price. Only a response with status 409 (conflict)
 * names goods: its messages are their names. Empty for other statuses, whose messages are about fields of the form.
 */
export function namedIn({
  status,
  errors = {},
}: Pick<Refusal, 'status' | 'errors'>): { readonly code: string; readonly names: readonly string[] }[] {
  if (status !== 409) return []
  const byReason = Map.groupBy(Object.values(errors).flat(), ({ code }) => code)
  return [...byReason].map(([code, faults]) => ({ code, names: faults.map(({ message }) => message) }))
}

/** True for a refusal from either side: in the browser `CallRefused`, on the server the error that the operation throws. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'code' in error && typeof error.status === 'number' && typeof error.code === 'string'
