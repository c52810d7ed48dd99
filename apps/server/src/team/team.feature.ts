// The feature of teams: people of a company who make full checks on the plan (tariff) of the team's owner. Members who are blocked or delete their
// account leave their team.
import { personBlocked } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { deleteInvitationsTo } from './invitations.sql.ts'
import { eraseTitles } from './journal.sql.ts'
import { listEventsForExport, listInvitationsForExport, listMembershipsForExport } from './own-data.sql.ts'
import { teamRoutes } from './team.routes.ts'
import { findEmail } from './team.sql.ts'
import { scheduleSweep, sweepWorker } from './team.sweep.ts'
import { leaveOnAccountEnd } from './team.ts'

export const team: Feature = (services) => ({
  routes: () => teamRoutes(services),
  workers: [sweepWorker(services)],
  listeners: [on(personBlocked, async (tx, { userId }) => void (await leaveOnAccountEnd(tx, services, userId)))],
  start: () => scheduleSweep(services),
  personalData: {
    exportUserData: async (db, userId) => [
      {
        name: 'team.json',
        content: {
          places: await listMembershipsForExport(db, userId),
          invitations: await listInvitationsForExport(db, userId),
          events: await listEventsForExport(db, userId),
        },
      },
    ],
    eraseUserData: async (tx, userId) => {
      const { email } = await findEmail(tx, userId)
      await eraseTitles(tx, userId)
      return { teams: Number(await leaveOnAccountEnd(tx, services, userId)), teamInvitations: await deleteInvitationsTo(tx, email) }
    },
  },
})
