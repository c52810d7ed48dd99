// Operations for a person invited to a company's team: reading the invitation by the link in the e-mail, and accepting it.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { assignableTeamRoles, TEAM_TOKEN } from './team.rules.ts'
import { Team } from './team.ts'

const Text = Type.String()

export const OpenedTeamInvitation = Type.Object({
  /** False once it was accepted or withdrawn, or its time has passed; then all other fields are null. */
  open: Type.Boolean(),
  until: Nullable(IsoTime),
  /** The team's company, with its taxpayer number (ИНН). */
  company: Nullable(Type.Object({ name: Text, inn: Nullable(Text) })),
  role: Nullable(StringEnum(assignableTeamRoles)),
  /** The invited e-mail address, of which only the first letter and the domain are shown: `o***@example.ru`. */
  email: Nullable(Text),
})
export type OpenedTeamInvitation = Static<typeof OpenedTeamInvitation>

const token = Type.Object({ token: Type.String({ pattern: TEAM_TOKEN, maxLength: 22, examples: ['3kTMd9wX0aQ-zR7_sVbN1g'] }) })

export const openTeamInvitation = defineOperation({
  method: 'GET',
  path: '/api/v1/team-invitations/:token/',
  summary: 'The invitation to a team behind a link; a link that was replaced is not found',
  access: 'public',
  limit: 'api',
  params: token,
  response: { 200: OpenedTeamInvitation },
  errors: ['not_found'],
})

export const acceptTeamInvitation = defineOperation({
  method: 'POST',
  path: '/api/v1/team-invitations/:token/',
  summary: 'Accepts the invitation with the account of the invited address; a repeat changes nothing',
  access: 'user',
  limit: 'api',
  params: token,
  response: { 200: Team },
  errors: ['not_found', 'team_invitation_ended', 'team_invitation_other', 'team_taken', 'team_full'],
})
