// The decision of a second person of the team about a deal above the team's sum.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { DEAL_COMMENT_MAX, dealApprovalStates, dealKinds } from './deals.rules.ts'

const Text = Type.String()

export const DealApproval = Type.Object({
  /** `waiting`: for a person of the team; `nobody`: undecided, and whoever opened the deal is in that team no more. */
  state: StringEnum(dealApprovalStates),
  /** Rubles; deals above it wait. */
  over: Type.Number(),
  requested_by: Text,
  requested_at: IsoTime,
  decided_by: Nullable(Text),
  decided_at: Nullable(IsoTime),
  comment: Nullable(Text),
})
export type DealApproval = Static<typeof DealApproval>

export const ListedDealApproval = Type.Object({
  /** Id of the deal. */
  id: Id,
  kind: StringEnum(dealKinds),
  title: Text,
  /** Rubles. */
  sum: Type.Number(),
  company: Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text }),
  /** Number of the report; anybody reads its verdicts at `/verify/<number>`. */
  check: Text,
  approval: DealApproval,
  /** The caller opened the deal: somebody else decides. */
  mine: Type.Boolean(),
})
export type ListedDealApproval = Static<typeof ListedDealApproval>

export const listDealApprovals = defineOperation({
  method: 'GET',
  path: '/api/v1/deal-approvals/',
  summary: "Deals of the caller's team that needed a second person's decision: those that wait first, then the newest",
  access: 'user',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(ListedDealApproval) },
  errors: [],
})

export const decideDeal = defineOperation({
  method: 'POST',
  path: '/api/v1/deal-approvals/:id/decision/',
  summary: 'Approves a deal of another person of the team, or refuses it with a comment; once, and never by who opened it',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    approved: Type.Boolean(),
    /** Required if it is refused. */
    comment: Type.Optional(Type.String({ maxLength: DEAL_COMMENT_MAX })),
  }),
  response: { 200: DealApproval },
  errors: ['not_found', 'own_approval', 'approval_decided'],
})
