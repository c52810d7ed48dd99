// Operations on approvals: a deal whose sum is above the team's limit needs the decision of a second person of the team.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { DEAL_COMMENT_MAX, dealApprovalStates, dealKinds } from './deals.rules.ts'

const Text = Type.String()

export const DealApproval = Type.Object({
  /** `nobody`: not decided, and nobody can decide any more, since the member who opened the deal has left the team. */
  state: StringEnum(dealApprovalStates),
  /** Limit in rubles; deals with a larger sum need a decision. */
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
  /** The counterparty, with taxpayer number (ИНН) and state registration number (ОГРН). */
  company: Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text }),
  /** Number of the report on the company; its verdicts are public at `/verify/<number>`. */
  check: Text,
  approval: DealApproval,
  /** True if the caller opened the deal, so that somebody else must decide. */
  mine: Type.Boolean(),
})
export type ListedDealApproval = Static<typeof ListedDealApproval>

export const listDealApprovals = defineOperation({
  method: 'GET',
  path: '/api/v1/deal-approvals/',
  summary: "Deals of the caller's team that need a second person's decision: waiting ones first, then the newest",
  access: 'user',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(ListedDealApproval) },
  errors: [],
})

export const decideDeal = defineOperation({
  method: 'POST',
  path: '/api/v1/deal-approvals/:id/decision/',
  summary: 'Approves a deal of another person of the team, or refuses it with a comment; only once, and not by the person who opened it',
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
