// Refusals: expected "no" answers that carry a code of the contract's table; everything else thrown is a surprise.
import { type ErrorCode, errors, type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import type { Problem } from '@sverka/contract/http'
import type { Refusal } from '@sverka/contract/web-host'

export type FieldErrors = Record<string, { code: string; message: string }[]>

interface Extra {
  readonly errors?: FieldErrors
  readonly retryAfter?: number
  readonly decided?: NonNullable<Refusal['decided']>
}

/** An expected refusal. Thrown by `refuse`, turned into RFC 9457 at the edge, never logged as an error. */
export class RefusalError extends Error implements Refusal {
  readonly code: ErrorCode
  readonly status: number
  readonly errors?: FieldErrors
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number
  readonly decided?: NonNullable<Refusal['decided']>

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(errors[code].text)
    this.name = 'Refusal'
    this.code = code
    this.status = errors[code].status
    if (extra.errors) this.errors = extra.errors
    if (extra.retryAfter !== undefined) this.retryAfter = extra.retryAfter
    if (extra.decided) this.decided = extra.decided
  }
}

/** Stops the operation with a code of the table; `errors` puts messages beside fields. */
export function refuse(code: ErrorCode, extra: Extra = {}): never {
  throw new RefusalError(code, extra)
}

/** Bad input in one field, with a code of the table of field errors. */
export function refuseField(field: string, code: FieldErrorCode): never {
  throw new RefusalError('validation_failed', { errors: { [field]: [{ code, message: fieldErrors[code] }] } })
}

/** RFC 9457 body of a refusal. */
export function problemOf(refusal: RefusalError): Problem {
  return {
    type: 'about:blank',
    title: refusal.code,
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.decided ? { decided: refusal.decided } : {}),
  }
}
