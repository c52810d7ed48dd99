// The seller's own code of a product: unique among the seller's products and their edits that are not published.
import { CODE_MAX } from '@sverka/contract/products/products.rules'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { listTakenCodes } from './codes.sql.ts'

/** Codes are unique among the products of one member for one company. */
export interface CodeHolder {
  readonly userId: number
  readonly companyId: number
}

/** Throws the field error `code_taken` if a product other than `cardId`, or an edit of one, has the code. `cardId` is null for a new product. */
export async function refuseTakenCode(tx: Tx, holder: CodeHolder, code: string, cardId: number | null): Promise<void> {
  if ((await listTakenCodes(tx, holder, [code], cardId)).length > 0) refuseField('product_code', 'code_taken')
}

/** The error of PostgreSQL (`unique_violation`) for the unique index of product codes. */
const CODE_VIOLATION = { code: '23505', constraint: 'products_code' }

const isTaken = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === CODE_VIOLATION.code && constraint === CODE_VIOLATION.constraint
}

/**
 * Awaits a write. If another transaction took the code at the same moment, the unique violation becomes a refusal: for the seller the field error
 * `code_taken`, for staff `product_code_taken`. The transaction can then only be rolled back.
 */
export async function refusingTakenCode<T>(writing: Promise<T>, whom: 'seller' | 'staff'): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (!isTaken(error)) throw error
    return whom === 'seller' ? refuseField('product_code', 'code_taken') : refuse('product_code_taken')
  }
}

/** The most copies of one product with numbered codes. */
const NUMBERED_COPIES_MAX = 200

/** The code for a copy: the product's code with the first free number from 2 on, such as `KR-77-2`. Throws `code_taken` if none is free. */
export async function codeOfCopy(tx: Tx, holder: CodeHolder, code: string): Promise<string> {
  const wanted = Array.from({ length: NUMBERED_COPIES_MAX }, (_, index) => withNumber(code, index + 2))
  const taken = new Set(await listTakenCodes(tx, holder, wanted, null))
  return wanted.find((one) => !taken.has(one)) ?? refuseField('product_code', 'code_taken')
}

const withNumber = (code: string, number: number): string => `${code.slice(0, CODE_MAX - 4)}-${number}`
