// Error texts in Russian: those of the contract's own table.
import { type ErrorCode, errors } from '@sverka/contract/errors'

export type Messages = Record<ErrorCode, string>

export const messages = Object.fromEntries(Object.entries(errors).map(([code, { text }]) => [code, text])) as Messages
