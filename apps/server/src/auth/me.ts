// The profile of the signed-in person: read in full by that person alone, and changed field by field.
import type { Me } from '@sverka/contract/auth/auth'
import { AVATAR_SIZE, consentVersions } from '@sverka/contract/auth/auth.rules'
import { phoneText, readPhone, tidyPhone } from '@sverka/contract/phones.rules'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import { squarePng } from '../platform/files/pictures.ts'
import type { PutFile } from '../platform/files/store.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { mailAddress, readableAddress } from '../platform/mail/address.ts'
import { nameText } from '../platform/names.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import type { AuthDeps } from './auth.deps.ts'
import { CONFIRM_LIFE_MS, requestEmailChange } from './email-change.ts'
import { findPendingEmail } from './email-links.sql.ts'
import { lockPasswordHolder, type PasswordHolder, requireOwnPassword } from './own-password.ts'
import { hasSecondFactor } from './second-factor.ts'
import { findLiveConsent, findUser, lockUser, type ProfileChanges, updateUser } from './users.sql.ts'

export async function presentMe(db: Reader, deps: Pick<AuthDeps, 'clock' | 'ownPlan'>, userId: number): Promise<Me> {
  const user = await findUser(db, userId)
  const pending = await findPendingEmail(db, userId, new Date(deps.clock.now().getTime() - CONFIRM_LIFE_MS))
  const consent = await findLiveConsent(db, userId, { kind: 'personal_data', version: consentVersions.personal_data })
  return {
    id: user.id,
    email: readableAddress(user.email),
    pending_email: pending ? readableAddress(pending.new_email) : null,
    full_name: user.full_name,
    birth_date: user.birth_date,
    position: user.position,
    phone_number: user.phone_number && tidyPhone(user.phone_number),
    avatar: user.avatar && mediaUrl(user.avatar),
    date_joined: user.created_at.toISOString(),
    is_staff: user.is_staff,
    ...(await deps.ownPlan(db, userId, deps.clock.now())),
    second_factor: await hasSecondFactor(db, userId),
    personal_data_consent: consent !== undefined,
  }
}

/** The changeable fields of the request; an empty text clears a field. */
export interface ProfileInput {
  readonly full_name?: string
  readonly birth_date?: string | null
  readonly position?: string | null
  readonly phone_number?: string | null
  readonly email?: string
}

/**
 * Checks the password that was sent with a new e-mail address. Null if the address does not change or no password was sent. `count` counts the
 * new address, taken or not, against the limit of such changes.
 */
export async function checkNewEmail(
  db: Db,
  deps: AuthDeps,
  userId: number,
  { email, password, count }: { email?: string; password?: string; count: () => Promise<void> },
): Promise<PasswordHolder | null> {
  if (email === undefined || mailAddress(email) === (await findUser(readOnly(db), userId)).email) return null
  await count()
  return password === undefined ? null : requireOwnPassword(db, deps, userId, { field: PASSWORD_FIELD, password })
}

const PASSWORD_FIELD = 'current_password'

/** The phone in the form that every page shows; an empty text clears it. */
function toPhone(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null
  return phoneText(readPhone(typed) ?? refuseField('phone_number', 'not_a_phone'))
}

/**
 * Stores the fields that were sent. A new e-mail address is not stored: its confirmation begins. `proven` is the person if the right password was
 * sent with the new address, otherwise null.
 */
export async function changeProfile(
  tx: Tx,
  deps: AuthDeps,
  userId: number,
  { proven, ...input }: ProfileInput & { readonly proven: PasswordHolder | null },
): Promise<void> {
  const user = (await lockUser(tx, userId)) ?? refuse('unauthorized')
  if (proven) await lockPasswordHolder(tx, proven, PASSWORD_FIELD)
  const today = moscowDay(deps.clock.now())
  if (input.birth_date && (input.birth_date > today || input.birth_date < '1900-01-01')) refuseField('birth_date', 'date_impossible')
  await refuseFlagged(tx, deps, { full_name: input.full_name, position: input.position })
  const changes: ProfileChanges = {
    ...(input.full_name === undefined ? {} : { full_name: nameText(input.full_name) }),
    ...(input.birth_date === undefined ? {} : { birth_date: input.birth_date || null }),
    ...(input.position === undefined ? {} : { position: input.position?.trim() || null }),
    ...(input.phone_number === undefined ? {} : { phone_number: toPhone(input.phone_number) }),
  }
  if (Object.keys(changes).length > 0) await updateUser(tx, userId, changes)
  if (input.email !== undefined) await requestEmailChange(tx, deps, user, { email: input.email, isProven: proven !== null })
}

/** The uploaded picture as a square PNG, encoded again. Throws a field error for any other file. Stores nothing. */
export const encodeAvatar = async (file: UploadedFile): Promise<Buffer> =>
  (await squarePng(file.bytes, AVATAR_SIZE)) ?? refuseField('avatar', 'not_a_picture')

/** Stores the picture under a new name and returns its key. */
export async function putAvatar({ ids }: AuthDeps, put: PutFile, png: Buffer): Promise<string> {
  const key = `avatars/${ids.secret(16)}.png`
  await put(key, png)
  return key
}

/** Sets the new avatar and returns the key of the one it replaces. */
export async function setAvatar(tx: Tx, userId: number, avatar: string): Promise<string | null> {
  const { avatar: before } = await findUser(tx, userId)
  await updateUser(tx, userId, { avatar })
  return before
}
