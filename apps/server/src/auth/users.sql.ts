// Queries of the accounts (table `users`) and of the consents that people gave. A deleted account keeps its row, without personal data.
import type { PlanName } from '@sverka/contract/plans/plans.rules'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewUser {
  email: string
  full_name: string
  password_hash: string
  created_at: Date
  is_staff?: boolean
  plan?: PlanName
  is_demo?: boolean
}

/** The new account's id, or undefined if the address is taken. */
export const insertUser = (tx: Tx, row: NewUser) =>
  tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()

/** `email` in the form of `mailAddress`. Undefined for an unknown or deleted account; a blocked one is found. */
export const findUserByEmail = (db: Reader, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('deleted_at', 'is', null).executeTakeFirst()

/** Throws for an unknown or deleted account; a blocked one is found. */
export const findUser = (db: Reader, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirstOrThrow()

export interface ProfileChanges {
  full_name?: string
  birth_date?: string | null
  position?: string | null
  phone_number?: string | null
  avatar?: string
  password_hash?: string
}

export const updateUser = (tx: Tx, id: number, changes: ProfileChanges) =>
  tx.updateTable('users').set(changes).where('id', '=', id).execute()

/** PostgreSQL's error code. */
const UNIQUE_VIOLATION = '23505'

/** False if another account has the address, also one made at this moment; then the transaction can only be rolled back. */
export async function setEmail(tx: Tx, id: number, email: string): Promise<boolean> {
  try {
    await tx.updateTable('users').set({ email }).where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

export const setStaff = (tx: Tx, id: number, isStaff: boolean) =>
  tx.updateTable('users').set({ is_staff: isStaff }).where('id', '=', id).execute()

/** Stores a hash of the same password made with the present parameters, unless the password was changed meanwhile. */
export const replaceHash = (db: Db, id: number, hashes: { from: string; to: string }) =>
  db.updateTable('users').set({ password_hash: hashes.to }).where('id', '=', id).where('password_hash', '=', hashes.from).execute()

/** Locks the account until the commit, so that changes come one after another. Undefined if it is deleted. */
export const lockUser = (tx: Tx, id: number) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()

export const insertConsent = (
  tx: Tx,
  row: { user_id: number; kind: string; version: string; given_at: Date; address: string | null; agent: string | null },
) =>
  tx
    .insertInto('consents')
    .values(row as never)
    .execute()

/** A consent to this version that was not withdrawn. */
export const findLiveConsent = (db: Reader, userId: number, consent: { kind: 'terms' | 'personal_data'; version: string }) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', consent.kind)
    .where('version', '=', consent.version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

/** An account of the demo; undefined for any other. */
export const findDemoUser = (db: Reader, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .where('is_demo', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Those of the keys of stored files that an account uses as its avatar. */
export async function listKnownAvatars(db: Reader, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('avatar')
    .where('avatar', 'in', [...keys])
    .execute()
  return rows.flatMap(({ avatar }) => avatar ?? [])
}
