// Personal data that the modules hold: export and deletion.
import type { Reader, Tx } from './db/database.ts'

/** One file of the export: bytes as they are, anything else as JSON. */
export interface OwnFile {
  readonly name: string
  readonly content: unknown
}

/** One word's data about a person, for that person alone: never secrets, never other people's data. */
export type OwnData = (db: Reader, userId: number) => Promise<readonly OwnFile[]>

/** Called in the transaction that deletes an account; returns the number of deleted records by kind. */
export type Forget = (tx: Tx, userId: number) => Promise<Readonly<Record<string, number>>>

/** Throws if something in progress prevents the deletion. Called in the deleting transaction, with the person's row locked. */
export type MayForget = (tx: Tx, userId: number) => Promise<void>

/** A word's answer for what it holds of a person. */
export interface PersonalData {
  readonly copy: OwnData
  /** Absent if nothing can prevent the deletion. */
  readonly mayForget?: MayForget
  /** Absent if the account's row takes everything with it. */
  readonly forget?: Forget
}
