// The seller's own code of a product: unique among the seller's products and their waiting edits.
import { CODE_MAX } from '@sverka/contract/products/products.rules'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { listTakenCodes } from './codes.sql.ts'

/** The products that are compared: those of one member for one company. */
export interface CodeHolder {
  readonly userId: number
  readonly companyId: number
}

/** Throws `code_taken` beside the field where another product, or an edit of one, has the code. */
export async function refuseTakenCode(tx: Tx, holder: CodeHolder, code: string, cardId: number | null): Promise<void> {
  if ((await listTakenCodes(tx, holder, [code], cardId)).length > 0) refuseField('product_code', 'code_taken')
}

const VIOLATION = { code: '23505', constraint: 'products_code' }

const isTaken = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === VIOLATION.code && constraint === VIOLATION.constraint
}

/**
 * Turns the unique violation of a code that was taken at the same moment into a refusal: for the seller the field error `code_taken`, for staff
 * `product_code_taken`. The transaction can then only be rolled back.
 */
export async function refusingTakenCode<T>(writing: Promise<T>, whom: 'seller' | 'staff'): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isTaken(error)) throw error
    return whom === 'seller' ? refuseField('product_code', 'code_taken') : refuse('product_code_taken')
  }
}

/** How many numbered copies of one product there can be. */
const NUMBERED = 200

/** The code for a copy: the given one with the first free number from 2 on, as `KR-77-2`. Throws `code_taken` if none is free. */
export async function codeOfCopy(tx: Tx, holder: CodeHolder, code: string): Promise<string> {
  const wanted = Array.from({ length: NUMBERED }, (_, index) => numbered(code, index + 2))
  const taken = new Set(await listTakenCodes(tx, holder, wanted, null))
  return wanted.find((one) => !taken.has(one)) ?? refuseField('product_code', 'code_taken')
}

const numbered = (code: string, number: number): string => `${code.slice(0, CODE_MAX - 4)}-${number}`
