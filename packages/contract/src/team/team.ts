// Operations on the team of a company: people who share the full checks of their owner's plan (subscription), and the journal of their actions.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { assignableTeamRoles, TEAM_MAILS_A_DAY, TEAM_PEOPLE_MAX, teamEventKinds, teamRoles } from './team.rules.ts'

const Text = Type.String()

/** A company with taxpayer number (ИНН) and state registration number (ОГРН). */
const TeamCompany = Type.Object({ id: Id, name: Text, inn: Nullable(Text), ogrn: Text })

export const TeamPerson = Type.Object({
  id: Id,
  full_name: Text,
  /** Null unless the caller is the owner. */
  email: Nullable(Text),
  role: StringEnum(teamRoles),
  since: IsoTime,
})
export type TeamPerson = Static<typeof TeamPerson>

export const TeamInvitation = Type.Object({
  id: Id,
  email: Text,
  role: StringEnum(assignableTeamRoles),
  /** Time of the last e-mail. */
  sent_at: IsoTime,
  until: IsoTime,
  /** False once the invitation has expired; it can be sent again. */
  open: Type.Boolean(),
})
export type TeamInvitation = Static<typeof TeamInvitation>

export const Team = Type.Object({
  id: Id,
  company: TeamCompany,
  /** Whether a person of the team represents the company on the site; if not, nobody can be invited. */
  confirmed: Type.Boolean(),
  founded_at: IsoTime,
  /** Sum in rubles above which deals wait for a second person's decision; null if no deal does. */
  approval_over: Nullable(Type.Number()),
  /** Id and role of the caller. */
  me: Id,
  role: StringEnum(teamRoles),
  /** The owner first, then by the time they joined. */
  people: Type.Array(TeamPerson),
  /** Invitations that are not accepted yet; empty unless the caller is the owner. */
  invitations: Type.Array(TeamInvitation),
})
export type Team = Static<typeof Team>

export const TeamEvent = Type.Object({
  id: Id,
  at: IsoTime,
  kind: StringEnum(teamEventKinds),
  /** Name of the person who acted. */
  actor: Text,
  /** Name of the person affected, if it is somebody else. */
  person: Nullable(Text),
  /** E-mail address of an invitation, as long as the invitation is stored; only for the owner. */
  email: Nullable(Text),
  /** The role that was set. */
  role: Nullable(StringEnum(teamRoles)),
  /** Title of the deal or of the bulk check; null once the person who made it has left the team. */
  title: Nullable(Text),
  /** The approval limit that was set, in rubles; null in events stored before the sum was recorded. */
  sum: Nullable(Type.Number()),
  /** The company that was checked, or about which a report or note was shared. */
  company: Nullable(Type.Object({ name: Text, number: Text })),
})
export type TeamEvent = Static<typeof TeamEvent>

const own = { access: 'user', limit: 'api' } as const
const id = Type.Object({ id: Id })

export const getTeam = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/team/',
  summary: "The caller's team or null, and the companies for which the caller may create one",
  response: { 200: Type.Object({ team: Nullable(Team), companies: Type.Array(TeamCompany) }) },
  errors: [],
})

export const foundTeam = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/team/',
  summary: 'Creates the team of a company that the caller represents; a team that others still have for this company is closed',
  body: Type.Object({ company: Id }),
  response: { 201: Team },
  errors: ['company_not_found', 'team_taken'],
})

export const closeTeam = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/team/',
  summary: 'Closes the team and deletes its invitations and journal; everybody has their own plan again. Only for the owner',
  response: { 204: null },
  errors: ['not_found', 'forbidden'],
})

export const leaveTeam = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/team/leave/',
  summary: 'Leaves the team; an owner whose team has other people must hand it over first',
  response: { 204: null },
  errors: ['not_found', 'team_owner_stays'],
})

export const handOverTeam = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/team/owner/',
  summary: 'Makes another person the owner of the team, whose plan pays from then on; the former owner becomes a member',
  body: Type.Object({ person: Id }),
  response: { 200: Team },
  errors: ['not_found', 'forbidden'],
})

export const setTeamApproval = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/team/approval/',
  summary: "Sets the sum in rubles above which new deals of the team need a second person's approval; null for none. Only for the owner",
  body: Type.Object({ over: Nullable(Type.Number({ minimum: 0.01, maximum: 90_000_000_000_000 })) }),
  response: { 200: Team },
  errors: ['not_found', 'forbidden'],
})

export const changeTeamRole = defineOperation({
  ...own,
  method: 'PATCH',
  path: '/api/v1/team/people/:id/',
  summary: 'Changes the role of a person of the team. Only for the owner',
  params: id,
  body: Type.Object({ role: StringEnum(assignableTeamRoles) }),
  response: { 200: Team },
  errors: ['not_found', 'forbidden', 'team_owner_stays'],
})

export const removeFromTeam = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/team/people/:id/',
  summary: 'Removes a person from the team. Only for the owner',
  params: id,
  response: { 200: Team },
  errors: ['not_found', 'forbidden', 'team_owner_stays'],
})

export const inviteToTeam = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/team/invitations/',
  summary: `Invites an address by e-mail, at most ${TEAM_MAILS_A_DAY} e-mails a day; people and open invitations are at most ${TEAM_PEOPLE_MAX}. The same address again gets a new link. Only for the owner`,
  body: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }), role: StringEnum(assignableTeamRoles) }),
  response: { 201: Team },
  errors: ['not_found', 'forbidden', 'team_full', 'team_unconfirmed', 'already_in_team'],
})

export const resendTeamInvitation = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/team/invitations/:id/resend/',
  summary: 'Sends the invitation again with a new link; the former link stops working. Only for the owner',
  params: id,
  response: { 200: Team },
  errors: ['not_found', 'forbidden', 'team_unconfirmed'],
})

export const withdrawTeamInvitation = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/team/invitations/:id/',
  summary: 'Withdraws an invitation, which can then not be accepted. Only for the owner',
  params: id,
  response: { 200: Team },
  errors: ['not_found', 'forbidden'],
})

export const listTeamEvents = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/team/events/',
  summary: "The journal of the caller's team, newest first: who did what and when",
  query: Type.Object(pageQuery),
  response: { 200: Page(TeamEvent) },
  errors: ['not_found'],
})
