// Routes of companies' teams: founding, people, roles and the journal; and invitations, which invited people open and accept.
import {
  changeTeamRole,
  closeTeam as closeOperation,
  foundTeam as foundOperation,
  getTeam,
  handOverTeam,
  inviteToTeam,
  leaveTeam as leaveOperation,
  listTeamEvents,
  removeFromTeam,
  resendTeamInvitation,
  setTeamApproval,
  withdrawTeamInvitation,
} from '@sverka/contract/team/team'
import { acceptTeamInvitation, openTeamInvitation } from '@sverka/contract/team/team-invitations'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { acceptInvitation, inviteMember, openInvitation, resendInvitation, withdrawInvitation } from './invitations.ts'
import { readJournalPage } from './journal.ts'
import { changeRole, closeTeam, foundTeam, handOver, leaveTeam, readOwnTeam, removePerson, setApproval } from './team.ts'

export const teamRoutes = (services: Services): readonly BoundRoute[] => [...teamsAndPeople(services), ...invitationRoutes(services)]

const teamsAndPeople = (services: Services): readonly BoundRoute[] => [
  reads(getTeam, ({ db, caller }) => readOwnTeam(db, services, requireMember(caller).userId)),
  writes(
    foundOperation,
    async ({ tx, caller, body }) => new HttpResponse(201, await foundTeam(tx, services, requireMember(caller).userId, body.company)),
  ),
  writes(closeOperation, ({ tx, caller }) => closeTeam(tx, services, requireMember(caller).userId)),
  writes(leaveOperation, ({ tx, caller }) => leaveTeam(tx, services, requireMember(caller).userId)),
  writes(handOverTeam, ({ tx, caller, body }) => handOver(tx, services, { userId: requireMember(caller).userId, personId: body.person })),
  writes(setTeamApproval, ({ tx, caller, body }) => setApproval(tx, services, requireMember(caller).userId, body.over)),
  writes(changeTeamRole, ({ tx, caller, params, body }) =>
    changeRole(tx, services, { userId: requireMember(caller).userId, personId: params.id }, body.role),
  ),
  writes(removeFromTeam, ({ tx, caller, params }) =>
    removePerson(tx, services, { userId: requireMember(caller).userId, personId: params.id }),
  ),
  reads(listTeamEvents, ({ db, caller, query }) => readJournalPage(db, requireMember(caller).userId, query)),
]

/** The reply must not be cached, as the invitation may be withdrawn a moment later. */
const NO_STORE = { 'cache-control': 'no-store' }

const invitationRoutes = (services: Services): readonly BoundRoute[] => [
  writes(
    inviteToTeam,
    async ({ tx, caller, body }) => new HttpResponse(201, await inviteMember(tx, services, requireMember(caller).userId, body)),
  ),
  writes(resendTeamInvitation, ({ tx, caller, params }) =>
    resendInvitation(tx, services, { userId: requireMember(caller).userId, id: params.id }),
  ),
  writes(withdrawTeamInvitation, ({ tx, caller, params }) =>
    withdrawInvitation(tx, services, { userId: requireMember(caller).userId, id: params.id }),
  ),
  reads(openTeamInvitation, async ({ db, params }) => new HttpResponse(200, await openInvitation(db, services, params.token), NO_STORE)),
  writes(acceptTeamInvitation, ({ tx, caller, params }) => acceptInvitation(tx, services, requireMember(caller).userId, params.token)),
]
