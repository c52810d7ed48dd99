// Reads a page of the journal of a company's team, in which its people see who invited, joined, left, checked a company and so on.
import type { TeamEvent } from '@sverka/contract/team/team'
import type { TeamEventKind, TeamRole } from '@sverka/contract/team/team.rules'
import type { Reader } from '../platform/db/database.ts'
import { countEvents, listEvents } from './journal.sql.ts'
import { requireTeam } from './team.access.ts'

type Row = Awaited<ReturnType<typeof listEvents>>[number]

const presentEvent = (row: Row, isOwner: boolean): TeamEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind as TeamEventKind,
  actor: row.actor,
  person: row.person,
  email: isOwner ? row.email : null,
  role: row.role as TeamRole | null,
  title: row.title,
  sum: row.sumKopecks === null ? null : row.sumKopecks / 100,
  company: row.name === null ? null : { name: row.name, number: row.inn ?? row.ogrn ?? '' },
})

interface PageQuery {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

/** The newest events first. Only the owner gets the e-mail addresses of invitations. Throws `not_found` if the caller is in no team. */
export async function readJournalPage(db: Reader, userId: number, { page = 1, page_size: size = 20 }: PageQuery) {
  const { teamId, role } = await requireTeam(db, userId)
  const rows = await listEvents(db, teamId, { limit: size, offset: (page - 1) * size })
  return { count: await countEvents(db, teamId), page, page_size: size, result: rows.map((row) => presentEvent(row, role === 'owner')) }
}
