// Personal data that the modules hold: export and deletion.
import type { Reader, Tx } from './db/database.ts'

/** One file of the export: bytes as they are, anything else as JSON. */
export interface ExportedFile {
  readonly name: string
  readonly content: unknown
}

/** Reads one module's data about a person, for that person alone: never secrets, never other people's data. */
export type ExportUserData = (db: Reader, userId: number) => Promise<readonly ExportedFile[]>

/** Deletes or empties one module's data about a person, in the transaction that deletes the account; returns how many records of each kind. */
export type EraseUserData = (tx: Tx, userId: number) => Promise<Readonly<Record<string, number>>>

/** Throws if something in progress, such as an open order, prevents the deletion. Called in the transaction of the deletion, with the person's row locked. */
export type CheckMayErase = (tx: Tx, userId: number) => Promise<void>

/** What a module does with a person's data; each feature declares its own as `personalData`. */
export interface PersonalData {
  readonly exportUserData: ExportUserData
  /** Absent if nothing can prevent the deletion. */
  readonly checkMayErase?: CheckMayErase
  /** Absent if foreign keys delete everything together with the account's row. */
  readonly eraseUserData?: EraseUserData
}
