// Finds a full report that the caller may read: their own, or one shown to their team. Absent and foreign reports give the same refusal.
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findCheckFile, findProof, findReadableCheck } from './checks.sql.ts'

/** A report with its stored content. `number` is the report's number, such as `SV-2026-7F3K9Q2M`. Throws `check_not_found`. */
export const requireCheck = async (db: Reader, userId: number, number: string) =>
  (await findReadableCheck(db, userId, number)) ?? refuse('check_not_found')

/** A file of a report; `format` is `pdf` or `xlsx`. Throws `check_not_found`. */
export const requireReportFile = async (db: Reader, userId: number, request: { number: string; format: string }) =>
  (await findCheckFile(db, userId, request.number, request.format)) ?? refuse('check_not_found')

/** The data by which anybody who knows a report's number can verify its files. Throws `check_not_found`. */
export const requireReportProof = async (db: Reader, number: string) => (await findProof(db, number)) ?? refuse('check_not_found')
