// Kinds of settings (text, number, list …), each an environment variable: its purpose, its default, and how its text becomes a typed value.
import type { Form } from './config-forms.ts'
import { urlForm } from './config-forms.ts'

/** The description of one environment variable. */
export interface Setting<T> {
  /** What it is for; printed into `.env.example`, and in the error if it is missing. */
  readonly about: string
  /** The value when the variable is absent; a function sees whether this is production. */
  readonly fallback: T | ((mode: Mode) => T)
  /** Text for `.env.example` when the default is computed. */
  readonly shown?: string
  /** The value is never printed. */
  readonly secret?: boolean
  /** In production with an external database an absent value is a start-up error. */
  readonly neededInProduction?: boolean
  /** Returns the value, or throws an Error whose message says what is expected. */
  parse(text: string): T
}

/** The mode on which some defaults depend. */
export interface Mode {
  /** NODE_ENV is `production`. */
  readonly production: boolean
}

type Options<T> = Partial<Omit<Setting<T>, 'about' | 'fallback' | 'parse'>>

/** Any text. */
export function text(about: string, fallback: Setting<string>['fallback'], options: Options<string> = {}): Setting<string> {
  return { about, fallback, parse: (value) => value, ...options }
}

/** A secret of at least 32 characters. */
export function secretKey(about: string): Setting<string | null> {
  const parse = (value: string): string => {
    if (value.length < 32) throw new Error('expected at least 32 characters')
    return value
  }
  return { about, fallback: null, parse, secret: true, neededInProduction: true }
}

/** Any text; null if absent. */
export function optionalText(about: string, options: Options<string | null> = {}): Setting<string | null> {
  return { about, fallback: null, parse: (value) => value, ...options }
}

/** A whole number within `range`, both ends inclusive. */
export function integer(
  about: string,
  fallback: Setting<number>['fallback'],
  range: readonly [number, number],
  options: Options<number> = {},
): Setting<number> {
  const parse = (value: string): number => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < range[0] || number > range[1]) {
      throw new Error(`expected a whole number from ${range[0]} to ${range[1]}`)
    }
    return number
  }
  return { about, fallback, parse, ...options }
}

/** One of the `values`. */
export function choice<const T extends string>(about: string, values: readonly T[], fallback: Setting<T>['fallback']): Setting<T> {
  const parse = (value: string): T => {
    const found = values.find((candidate) => candidate === value)
    if (!found) throw new Error(`expected one of: ${values.join(', ')}`)
    return found
  }
  return { about, fallback, parse }
}

/** A comma-separated list. The error names the first invalid item; in a secret list it names its position instead. */
export function list(
  about: string,
  item: Form,
  fallback: readonly string[],
  options: Options<readonly string[]> = {},
): Setting<readonly string[]> {
  const parse = (value: string) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part, at) => {
        const reason = reasonAgainst(part, item)
        if (reason !== null) throw new Error(`${options.secret ? `item ${at + 1}` : `"${part}"`}: ${reason}`)
        return item(part)
      })
  return { about, fallback, shown: fallback.join(','), parse, ...options }
}

function reasonAgainst(text: string, form: Form): string | null {
  try {
    form(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A text that the validator `form` accepts. */
export function formed(about: string, form: Form, fallback: string): Setting<string> {
  return { about, fallback, parse: form }
}

/** A text that the validator `form` accepts; null if absent. */
export function optionalFormed(about: string, form: Form): Setting<string | null> {
  return { about, fallback: null, parse: form }
}

/** A URL with one of the protocols, without a trailing slash; null if absent. */
export function address(about: string, protocols: readonly string[], options: Options<string | null> = {}): Setting<string | null> {
  return { about, fallback: null, parse: urlForm(protocols), ...options }
}

/** A rate limit as `calls/seconds`: `600/60` is 600 calls a minute. */
export function rate(about: string, fallback: { max: number; windowSeconds: number }): Setting<{ max: number; windowSeconds: number }> {
  const parse = (value: string) => {
    const match = /^([1-9]\d{0,6})\/([1-9]\d{0,5})$/.exec(value)
    if (!match) throw new Error('expected calls/seconds, for example 600/60')
    return { max: Number(match[1]), windowSeconds: Number(match[2]) }
  }
  return { about, fallback, shown: `${fallback.max}/${fallback.windowSeconds}`, parse }
}
