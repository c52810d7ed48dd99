// How the words of the product answer for what they keep of a person: a copy of it, and its destruction.
import type { Reader, Tx } from './db/database.ts'

/** One file of the copy: bytes as they are, anything else as JSON. */
export interface OwnFile {
  readonly name: string
  readonly content: unknown
}

/** What one word keeps of a person, for that person's own eyes: never secrets, never other people's data. */
export type OwnData = (db: Reader, userId: number) => Promise<readonly OwnFile[]>

/** Told in the transaction that deletes an account; answers how many records of what kind it destroyed. */
export type Forget = (tx: Tx, userId: number) => Promise<Readonly<Record<string, number>>>

/** Refuses the deletion while something of the person is under way. Asked in the transaction that deletes, with the person's row locked. */
export type MayForget = (tx: Tx, userId: number) => Promise<void>

/** A word's answer for what it holds of a person. */
export interface PersonalData {
  readonly copy: OwnData
  /** Absent where nothing of the word stands against the deletion. */
  readonly mayForget?: MayForget
  /** Absent where everything goes with the account's own row. */
  readonly forget?: Forget
}
