// The feature of teams: a company's people under the plan of their owner.
import { personBlocked } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { deleteInvitationsTo } from './invitations.sql.ts'
import { forgetTitles } from './journal.sql.ts'
import { listEventCopies, listInvitationCopies, listPlaceCopies } from './own-data.sql.ts'
import { teamRoutes } from './team.routes.ts'
import { findEmail } from './team.sql.ts'
import { askForSweep, sweepWorker } from './team.sweep.ts'
import { dropPerson } from './team.ts'

export const team: Feature = (services) => ({
  routes: () => teamRoutes(services),
  workers: [sweepWorker(services)],
  listeners: [on(personBlocked, async (tx, { userId }) => void (await dropPerson(tx, services, userId)))],
  start: () => askForSweep(services),
  personalData: {
    copy: async (db, userId) => [
      {
        name: 'team.json',
        content: {
          places: await listPlaceCopies(db, userId),
          invitations: await listInvitationCopies(db, userId),
          events: await listEventCopies(db, userId),
        },
      },
    ],
    forget: async (tx, userId) => {
      const { email } = await findEmail(tx, userId)
      await forgetTitles(tx, userId)
      return { teams: Number(await dropPerson(tx, services, userId)), teamInvitations: await deleteInvitationsTo(tx, email) }
    },
  },
})
