// The feature of teams: people of a company who share the plan (tariff) of the team's owner. A full check yields a verdict on a company and uses
// up one check of the plan's quota. Members who are blocked or delete their account leave their team; an owner's team then goes to the person who has
// been in it longest, or is closed if nobody remains.
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
  // The sweep is a daily job that deletes old data: entries of the team's journal (who did what), ended invitations, records of sent e-mails.
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
      // The journals name the person's deals and lists of companies by title.
      await eraseTitles(tx, userId)
      return { teams: Number(await leaveOnAccountEnd(tx, services, userId)), teamInvitations: await deleteInvitationsTo(tx, email) }
    },
  },
})
