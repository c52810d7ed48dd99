// Queries of invitations to companies' teams, and of records of the e-mails that carried them, which are counted for daily limits.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'team_id as teamId', 'email', 'role', 'sent_at as sentAt', 'expires_at as expiresAt', 'ended_at as endedAt'] as const

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number]

/** Invitations of a team that were neither accepted nor withdrawn, also expired ones, the newest first. */
export const listInvitations = (db: Reader, teamId: number) =>
  db
    .selectFrom('team_invitations')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const findInvitation = (db: Reader, { teamId, id }: { teamId: number; id: number }) =>
  db
    .selectFrom('team_invitations')
    .select(columns)
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** The invitation with this hash of the link's token, also one that has ended. */
export const findInvitationByHash = (db: Reader, hash: string) =>
  db
    .selectFrom('team_invitations as invitation')
    .innerJoin('teams as team', 'team.id', 'invitation.team_id')
    .innerJoin('companies as company', 'company.id', 'team.company_id')
    .select(columns.map((column) => `invitation.${column}` as const))
    .select(['invitation.accepted_by as acceptedBy', 'company.name', 'company.inn'])
    .where('invitation.token_hash', '=', hash)
    .executeTakeFirst()

interface NewInvitation {
  readonly team_id: number
  readonly email: string
  readonly role: string
  readonly token_hash: string
  readonly invited_by: number
  readonly created_at: Date
  readonly sent_at: Date
  readonly expires_at: Date
}

/** Stores an invitation. If the address already has one that has not ended, it gets the new link and role, and `again` is true. */
export const putInvitation = (tx: Tx, row: NewInvitation) =>
  tx
    .insertInto('team_invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'email'])
        .where('ended_at', 'is', null)
        .doUpdateSet((is) => ({
          role: is.ref('excluded.role'),
          token_hash: is.ref('excluded.token_hash'),
          invited_by: is.ref('excluded.invited_by'),
          sent_at: is.ref('excluded.sent_at'),
          expires_at: is.ref('excluded.expires_at'),
        })),
    )
    .returning(['id', sql<boolean>`created_at <> sent_at`.as('again')])
    .executeTakeFirstOrThrow()

export const endInvitation = (tx: Tx, id: number, end: { ended_at: Date; accepted_by?: number }) =>
  tx.updateTable('team_invitations').set(end).where('id', '=', id).execute()

interface MailCount {
  readonly userId: number
  readonly email: string
  readonly since: Date
}

/**
 * Counts e-mails that this owner has sent, and that this address has got from anybody, since a moment. The locks make simultaneous invitations
 * wait, so that together they cannot exceed the limits.
 */
export async function countMails(tx: Tx, { userId, email, since }: MailCount): Promise<{ sent: number; got: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('team_mails'), ${userId}::int)`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('team_mails_to'), hashtext(${email}))`.execute(tx)
  const { sent, got } = await tx
    .selectFrom('team_mails')
    .select((is) => [
      is.fn.countAll<string>().filterWhere('user_id', '=', userId).as('sent'),
      is.fn.countAll<string>().filterWhere('email', '=', email).as('got'),
    ])
    .where((is) => is.or([is('user_id', '=', userId), is('email', '=', email)]))
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
  return { sent: Number(sent), got: Number(got) }
}

export const recordMail = (tx: Tx, { userId, email, at }: { userId: number; email: string; at: Date }) =>
  tx.insertInto('team_mails').values({ user_id: userId, email, sent_at: at }).execute()

/** Deletes all invitations to the address, in any team; returns their number. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('team_invitations').where('email', '=', email).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes at most `limit` invitations that ended or expired before a moment; returns their number. */
export async function deleteOldInvitations(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_invitations')
    .where('id', 'in', (of) =>
      of
        .selectFrom('team_invitations')
        .select('id')
        .where((is) => is(is.fn.coalesce('ended_at', 'expires_at'), '<', before))
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteOldMails = (tx: Tx, before: Date) => tx.deleteFrom('team_mails').where('sent_at', '<', before).execute()
