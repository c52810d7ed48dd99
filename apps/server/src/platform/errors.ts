// Refusals: expected "no" returns a code of the contract's table; any other error thrown is unexpected.
import { type ErrorCode, errors, type FieldErrorCode, fieldErrors, planRequiredText } from '@sverka/contract/errors'
import type { FieldFault, OpeningPlan, Problem } from '@sverka/contract/http/http'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { Refusal } from '@sverka/contract/web-host'

export type FieldErrors = Record<string, FieldFault[]>

interface Extra {
  readonly errors?: FieldErrors
  readonly retryAfter?: number
  readonly decided?: NonNullable<Refusal['decided']>
  /** The missing plan feature; the error handler names the plan that has it. */
  readonly feature?: PlanFlag
  readonly plan?: OpeningPlan
  /** A sentence for this refusal, where that of the table does not say enough. */
  readonly text?: string
}

/** An expected refusal. Thrown by `refuse`, turned into RFC 9457 at the edge, never logged as an error. */
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

/** Throws a refusal with a code of the table; `errors` are messages for fields. */
export function refuse(code: ErrorCode, extra: Extra = {}): never {
  throw new RefusalError(code, extra)
}

/** Throws an error of one field, with a code of the table of field errors. */
export function refuseField(field: string, code: FieldErrorCode): never {
  throw new RefusalError('validation_failed', { errors: { [field]: [{ code, message: fieldErrors[code] }] } })
}

/** Throws an error of some files of a field; `items` are their positions from 1. */
export function refuseItems(field: string, code: FieldErrorCode, items: readonly number[]): never {
  const faults = items.map((item) => ({ code, message: fieldErrors[code], item }))
  throw new RefusalError('validation_failed', { errors: { [field]: faults } })
}

export interface NamedFault {
  readonly code: ErrorCode | FieldErrorCode
  readonly name: string
  /** The key for programs. */
  readonly id?: number
}

const findSentence = (code: NamedFault['code']): string =>
  code in errors ? errors[code as ErrorCode].text : fieldErrors[code as FieldErrorCode]

/** Inserts the names into the sentence after its first part. */
function sentenceAbout(code: NamedFault['code'], names: readonly string[]): string {
  const [first = '', ...rest] = findSentence(code).split(/(?<=\.)\s/)
  return [`${first.replace(/\.$/, '')}: ${names.map((name) => `«${name}»`).join(', ')}.`, ...rest].join(' ')
}

/** Throws an error about several named things: grouped by reason in the sentence, one by one in `errors`. */
export function refuseNamed(code: ErrorCode, field: string, faults: readonly NamedFault[]): never {
  const byReason = [...Map.groupBy(faults, (fault) => fault.code)]
  const text = byReason.map(([why, those]) =>
    sentenceAbout(
      why,
      those.map(({ name }) => name),
    ),
  )
  const listed = faults.map(({ code: why, name, id }) => ({ code: why, message: name, ...(id === undefined ? {} : { id }) }))
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
