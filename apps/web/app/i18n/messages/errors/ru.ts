// Error texts in Russian: those of the contract's own table.
import { type ErrorCode, errors, type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'

export type Messages = Record<ErrorCode | FieldErrorCode, string>

export const messages = {
  ...Object.fromEntries(Object.entries(errors).map(([code, { text }]) => [code, text])),
  ...fieldErrors,
} as Messages
