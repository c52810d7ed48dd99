// Operations on a buyer's claims about an order: it did not arrive, is defective, or pieces are missing. The seller answers; if the sides disagree,
// the site's staff decide.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import {
  CLAIM_FILE_BYTES,
  CLAIM_FILES_MAX,
  CLAIM_TEXT_MAX,
  CLAIMS_MAX,
  claimAnswers,
  claimKinds,
  claimStates,
  claimWishes,
} from './claims.rules.ts'

const Text = Type.String()
const FileId = Type.String({ format: 'uuid' })

/** A photo or a PDF; photos are encoded again as JPEG. */
export const ClaimFile = Type.Object({
  id: FileId,
  kind: StringEnum(['picture', 'pdf']),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
})
export type ClaimFile = Static<typeof ClaimFile>

const acts = ['answer', 'accept', 'withdraw', 'escalate', 'decide'] as const

export const Claim = Type.Object({
  id: Id,
  /** `10471-1`: number of the order, and of the claim within it. */
  number: Text,
  kind: StringEnum(claimKinds),
  wish: StringEnum(claimWishes),
  /** The buyer's words. */
  said: Text,
  files: Type.Array(ClaimFile, { maxItems: CLAIM_FILES_MAX }),
  claimed_at: IsoTime,
  state: StringEnum(claimStates),
  /** In the states `open` and `answered`, the last day for the side whose turn it is; after it the claim goes to staff. */
  due_on: IsoDate,
  answer: Nullable(
    Type.Object({
      answer: StringEnum(claimAnswers),
      /** The seller's words. */
      said: Text,
      /** The day by which the seller promises to do what the buyer wants. */
      promised_on: Nullable(IsoDate),
      files: Type.Array(ClaimFile, { maxItems: CLAIM_FILES_MAX }),
      at: IsoTime,
    }),
  ),
  /** When the claim went to staff: at the buyer's request, or because a last day had passed (`term`); null if it has not. */
  escalated: Nullable(Type.Object({ at: IsoTime, by: StringEnum(['buyer', 'term']) })),
  decision: Nullable(Type.Object({ for: StringEnum(['buyer', 'seller']), said: Text })),
  /** When the answer was accepted, or the claim withdrawn or decided; null until then. */
  ended_at: Nullable(IsoTime),
  /** The acts that the caller may take now. */
  acts: Type.Array(StringEnum(acts)),
})
export type Claim = Static<typeof Claim>

/** The latest claim about an order, as shown in lists of orders. */
export const ClaimMark = Type.Object({ id: Id, kind: StringEnum(claimKinds), state: StringEnum(claimStates) })

const member = { access: 'user', limit: 'api' } as const
/** Id of the order or of the claim, by the operation's path. */
const params = Type.Object({ id: Id })
const said = Type.String({ minLength: 1, maxLength: CLAIM_TEXT_MAX, pattern: VISIBLE_TEXT_PATTERN })
const files = { file: { maxBytes: CLAIM_FILE_BYTES, maxCount: CLAIM_FILES_MAX, required: false } }

export const listClaims = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/orders/:id/claims/',
  summary: 'Claims of an order, the latest first, and what its buyer may claim today; for its buyer and its seller',
  params,
  response: {
    200: Type.Object({
      claims: Type.Array(Claim, { maxItems: CLAIMS_MAX }),
      /** The claims that the caller may make today. Empty for the seller, outside the terms, and while a claim is open. */
      claimable: Type.Array(StringEnum(claimKinds)),
    }),
  },
  errors: ['not_found'],
})

export const claimOrder = defineOperation({
  ...member,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/orders/:id/claims/',
  summary: `Makes a claim as the buyer, with up to ${CLAIM_FILES_MAX} photos or documents; an order has one open claim at a time, at most ${CLAIMS_MAX} in all`,
  params,
  consumes: 'multipart',
  files,
  body: Type.Object({ kind: StringEnum(claimKinds), wish: StringEnum(claimWishes), said }),
  response: { 201: Claim },
  errors: ['not_found', 'claim_impossible', 'claim_open', 'too_many_claims'],
})

export const answerClaim = defineOperation({
  ...member,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/order-claims/:id/answer/',
  summary: 'Answers a claim as the seller: agrees or refuses, once; the buyer is notified and has five days',
  params,
  consumes: 'multipart',
  files,
  body: Type.Object({
    answer: StringEnum(claimAnswers),
    said,
    /** The day by which the seller promises to do what the buyer wants. */
    promised_on: Type.Optional(IsoDate),
  }),
  response: { 200: Claim },
  errors: ['not_found', 'claim_state'],
})

/** Shared by the buyer's operations that move a claim to its next state. */
const step = { ...member, method: 'POST', params, response: { 200: Claim }, errors: ['not_found', 'claim_state'] } as const

export const acceptClaimAnswer = defineOperation({
  ...step,
  path: '/api/v1/order-claims/:id/acceptance/',
  summary: "Accepts the seller's answer as the buyer, which ends the claim",
})

export const withdrawClaim = defineOperation({
  ...step,
  path: '/api/v1/order-claims/:id/withdrawal/',
  summary: 'Withdraws an open claim as the buyer',
})

export const escalateClaim = defineOperation({
  ...step,
  path: '/api/v1/order-claims/:id/escalation/',
  summary: 'Escalates a claim to staff as the buyer: after an answer, or when the time for it is over',
})

export const getClaimFile = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/order-claims/:id/files/:file/',
  summary: 'A photo or document of a claim; for its buyer and seller, and for staff once it was escalated',
  params: Type.Object({ id: Id, file: FileId }),
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})
