// Refusals: expected errors of a request, each with a code of the contract's table of errors. Any other thrown error is a fault of the program.
import { type ErrorCode, errors, type FieldErrorCode, fieldErrors, planRequiredText } from '@sverka/contract/errors'
import type { FieldFault, OpeningPlan, Problem } from '@sverka/contract/http/http'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { Refusal } from '@sverka/contract/web-host'

/** Errors by the name of the request's field. */
export type FieldErrors = Record<string, FieldFault[]>

/** What some refusals add to their code. */
interface Extra {
  readonly errors?: FieldErrors
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number
  /** Who has already decided the case that the caller wants to decide, and when. */
  readonly decided?: NonNullable<Refusal['decided']>
  /** The plan feature that the member lacks; the error handler looks up the plan that has it. */
  readonly feature?: PlanFlag
  /** The plan that has the feature. */
  readonly plan?: OpeningPlan
  /** The message, where that of the table does not say enough. */
  readonly text?: string
}

/** An expected refusal. Thrown by `refuse`, answered as JSON problem details (RFC 9457) by the HTTP server, never logged as an error. */
export class RefusalError extends Error implements Refusal {
  readonly code: ErrorCode
  readonly status: number
  readonly errors?: FieldErrors
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number
  readonly decided?: NonNullable<Refusal['decided']>
  readonly feature?: PlanFlag
  readonly plan?: OpeningPlan

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.text ?? (extra.plan ? planRequiredText(extra.plan.name) : errors[code].text))
    this.name = 'Refusal'
    this.code = code
    this.status = errors[code].status
    if (extra.errors) this.errors = extra.errors
    if (extra.retryAfter !== undefined) this.retryAfter = extra.retryAfter
    if (extra.decided) this.decided = extra.decided
    if (extra.feature) this.feature = extra.feature
    if (extra.plan) this.plan = extra.plan
  }
}

/** Throws a refusal with a code of the table of errors. */
export function refuse(code: ErrorCode, extra: Extra = {}): never {
  throw new RefusalError(code, extra)
}

/** Throws an error of one field, with a code of the table of field errors. */
export function refuseField(field: string, code: FieldErrorCode): never {
  throw new RefusalError('validation_failed', { errors: { [field]: [{ code, message: fieldErrors[code] }] } })
}

/** Throws an error of some of the files uploaded in a field; `items` are their positions, counted from 1. */
export function refuseItems(field: string, code: FieldErrorCode, items: readonly number[]): never {
  const faults = items.map((item) => ({ code, message: fieldErrors[code], item }))
  throw new RefusalError('validation_failed', { errors: { [field]: faults } })
}

/** A thing (such as a product) that the request names and that cannot be processed. */
export interface NamedFault {
  readonly code: ErrorCode | FieldErrorCode
  /** Shown to the user. */
  readonly name: string
  /** Id for API clients. */
  readonly id?: number
}

const textOfCode = (code: NamedFault['code']): string =>
  code in errors ? errors[code as ErrorCode].text : fieldErrors[code as FieldErrorCode]

/** The text of the code with the names after its first sentence: `Reason: «a», «b». Advice.` */
function textWithNames(code: NamedFault['code'], names: readonly string[]): string {
  const [first = '', ...rest] = textOfCode(code).split(/(?<=\.)\s/)
  return [`${first.replace(/\.$/, '')}: ${names.map((name) => `«${name}»`).join(', ')}.`, ...rest].join(' ')
}

/** Throws an error about several named things: the message groups them by reason, `errors` lists them one by one under `field`. */
export function refuseNamed(code: ErrorCode, field: string, faults: readonly NamedFault[]): never {
  const byReason = [...Map.groupBy(faults, (fault) => fault.code)]
  const text = byReason.map(([reason, group]) =>
    textWithNames(
      reason,
      group.map(({ name }) => name),
    ),
  )
  const listed = faults.map(({ code: reason, name, id }) => ({ code: reason, message: name, ...(id === undefined ? {} : { id }) }))
  throw new RefusalError(code, { text: text.join(' '), errors: { [field]: listed } })
}

/** Throws because the member's plan lacks the feature. */
export function refusePlan(feature: PlanFlag): never {
  throw new RefusalError('plan_required', { feature })
}

/** RFC 9457 body of a refusal. */
export function toProblem(refusal: RefusalError): Problem {
  return {
    type: 'about:blank',
    title: refusal.code,
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.plan ? { plan: refusal.plan } : {}),
    ...(refusal.decided ? { decided: refusal.decided } : {}),
  }
}
