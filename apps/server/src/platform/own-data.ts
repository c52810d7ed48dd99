// What each feature declares about the personal data that it stores: how a member exports it, and how it is deleted with the account.
import type { Reader, Tx } from './db/database.ts'

/** One file of the export. Bytes are written as they are, any other content as JSON. */
export interface ExportedFile {
  readonly name: string
  readonly content: unknown
}

/** Reads one feature's data about a person, for export to that person: never secrets, never other people's data. */
export type ExportUserData = (db: Reader, userId: number) => Promise<readonly ExportedFile[]>

/** Deletes one feature's data about a person, or clears it, in the transaction that deletes the account; returns the number of records by kind. */
export type EraseUserData = (tx: Tx, userId: number) => Promise<Readonly<Record<string, number>>>

/** Throws if something in progress, such as an open order, prevents the deletion. Called in the transaction of the deletion, with the person's row locked. */
export type CheckMayErase = (tx: Tx, userId: number) => Promise<void>

/** What a feature does with a person's data; each feature declares its own as `personalData`. */
export interface PersonalData {
  readonly exportUserData: ExportUserData
  /** Absent if nothing can prevent the deletion. */
  readonly checkMayErase?: CheckMayErase
  /** Absent if foreign keys delete everything together with the account's row. */
  readonly eraseUserData?: EraseUserData
}
