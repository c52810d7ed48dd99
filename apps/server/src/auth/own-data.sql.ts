// Queries for a member's copy of their own data: everything that accounts store about the person, except secrets.
import type { Reader } from '../platform/db/database.ts'

export const findAccountForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'birth_date', 'position', 'phone_number', 'avatar', 'is_staff', 'plan', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const listConsentsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'given_at', 'withdrawn_at', 'address', 'agent'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const listSessionsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'expires_at', 'remembered', 'address', 'agent', 'ended_at', 'end_reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export const listEmailChangesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'created_at', 'confirmed_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
