// What a word of the product offers to the application, which is a list of features.
import type { Call } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import type { ReadOwnPlan } from './auth/own-plan.ts'
import type { Listener } from './events.ts'
import type { OwnedFiles } from './files/sweep.ts'
import type { Bound, Context } from './http/binding.ts'
import type { ReadPageState } from './http/page-state.ts'
import type { JobWorker } from './jobs/jobs.ts'
import type { Figure } from './metrics/figures.ts'
import type { PersonalData } from './own-data.ts'
import { type Base, createServices, type Services } from './services.ts'
import type { FindStopWords } from './texts/flags.ts'

export interface Inside {
  /** The operations that read, as functions, for whoever the context names; they are not counted once more. */
  readonly callFor: (context: Context) => Call
}

/** Every part is optional. Lists of features are gone through in their order. */
export interface Parts {
  /** The operations it serves. */
  readonly routes?: (inside: Inside) => readonly Bound[]
  /** Its public readings may be answered by a standby. */
  readonly readsReplicas?: boolean
  /** What its pages are made of, known before they are drawn. */
  readonly pageState?: ReadPageState
  /** What it adds to the server beside operations, for example WebSockets. */
  readonly install?: (server: FastifyInstance) => Promise<void>
  /** Its background jobs. */
  readonly workers?: readonly JobWorker[]
  /** Events of other words it follows. */
  readonly listeners?: readonly Listener[]
  /** The files it stores: those that none of its rows names are removed. */
  readonly files?: readonly OwnedFiles[]
  /** What it holds of a person: the copy and the destruction. */
  readonly personalData?: PersonalData
  /** What a member's own data say of their plan; one word does so. */
  readonly ownPlan?: ReadOwnPlan
  /** Which words of the stop-list texts hold; one word keeps the list. */
  readonly findStopWords?: FindStopWords
  /** Its figures for alarms. */
  readonly figures?: readonly Figure[]
  /** Runs when this process begins to do background work. */
  readonly start?: (process: Running) => Promise<void>
  /** Runs once the server listens: connections and plans for the first requests. */
  readonly warm?: () => Promise<void>
  /** Runs beside the requests after `warm`, for as long as it likes. */
  readonly upkeep?: (process: Running & { readonly ownerUrl: string }) => Promise<void>
  /** Closes what it opened, after the last request. */
  readonly close?: () => Promise<void>
}

export interface Running {
  readonly isStopping: () => boolean
}

/** Also the import makes every feature, for its listeners: what costs something is opened by the functions inside, not before. */
export type Feature = (services: Services) => Parts

/** The services with everything that the features bring to them. */
export function openFeatures(base: Base, features: readonly Feature[]): { services: Services; parts: readonly Parts[] } {
  const services = createServices(base, {
    workers: () => parts.flatMap(({ workers }) => workers ?? []),
    listeners: () => parts.flatMap(({ listeners }) => listeners ?? []),
    personalData: () => parts.flatMap(({ personalData }) => personalData ?? []),
    ownedFiles: () => parts.flatMap(({ files }) => files ?? []),
    ownPlan: () => parts.find(({ ownPlan }) => ownPlan)?.ownPlan,
    findStopWords: () => parts.find(({ findStopWords }) => findStopWords)?.findStopWords,
  })
  const parts: readonly Parts[] = features.map((feature) => feature(services))
  return { services, parts }
}

/** Something of which an application has one, made when it is first asked for. */
export function oncePer<T>(make: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<Services, { readonly value: T }>()
  return (services) => {
    const known = made.get(services) ?? { value: make(services) }
    made.set(services, known)
    return known.value
  }
}
