// Checks the password again before sensitive steps (a new password, second factor, deletion), so that an access token alone does not suffice.
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuseField } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { findUser, lockUser } from './users.sql.ts'

/** A person as they were when the password was compared. */
export type PasswordHolder = Awaited<ReturnType<typeof findUser>>

/** A password and the name of the form's field that it was typed in. */
interface TypedPassword {
  readonly field: string
  readonly password: string
}

/** The person, if the password is right; else throws a field error `password_wrong`. */
export async function requireOwnPassword(
  db: Db,
  deps: AuthDeps,
  userId: number,
  { field, password }: TypedPassword,
): Promise<PasswordHolder> {
  const user = await findUser(readOnly(db), userId)
  if (!(await deps.passwords.verify(user.password_hash, password))) refuseField(field, 'password_wrong')
  return user
}

/** Locks the person for the rest of the transaction; refuses if the password was changed after it was compared. */
export async function lockPasswordHolder(tx: Tx, user: PasswordHolder, field: string): Promise<void> {
  if ((await lockUser(tx, user.id))?.password_hash !== user.password_hash) refuseField(field, 'password_wrong')
}
