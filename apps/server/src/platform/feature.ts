// Features, the modules of the product (such as orders, chat, news): what each provides to the application, and how all are created.
import type { Call } from '@sverka/contract/web-host'
import type { FastifyInstance } from 'fastify'
import type { ReadOwnPlan } from './auth/own-plan.ts'
import type { Listener } from './events.ts'
import type { OwnedFiles } from './files/sweep.ts'
import type { BoundRoute, Context } from './http/binding.ts'
import type { ReadPageState } from './http/page-state.ts'
import type { JobWorker } from './jobs/jobs.ts'
import type { InstallationGauge } from './metrics/installation-gauges.ts'
import type { PersonalData } from './own-data.ts'
import { type Base, createServices, type Services } from './services.ts'
import type { FindStopWords } from './texts/flags.ts'

/** Calls of operations from code of this process, without HTTP. */
export interface InternalCalls {
  /** The reading operations as functions, run for the caller of `context`; they are not counted as API requests again. */
  readonly callFor: (context: Context) => Call
}

/** What one feature provides; every part is optional. The application processes features in the order in which it lists them. */
export interface FeatureParts {
  /** Its operations. */
  readonly routes?: (calls: InternalCalls) => readonly BoundRoute[]
  /** A standby (read-only copy of the database) may answer its public reads. */
  readonly readsReplicas?: boolean
  /** Finds out whether a page of this feature has changed, before it is rendered: an unchanged page need not be sent again. */
  readonly pageState?: ReadPageState
  /** What it adds to the server besides operations, such as WebSockets. */
  readonly install?: (server: FastifyInstance) => Promise<void>
  /** Its background jobs. */
  readonly workers?: readonly JobWorker[]
  /** Events of other modules that it listens to. */
  readonly listeners?: readonly Listener[]
  /** Its stored files. A daily sweep removes those that no database row names. */
  readonly files?: readonly OwnedFiles[]
  /** Personal data that it holds, for export and deletion. */
  readonly personalData?: PersonalData
  /** Plan data in a member's profile; one module provides it. */
  readonly ownPlan?: ReadOwnPlan
  /** Finds stop words in texts; one module keeps the list. */
  readonly findStopWords?: FindStopWords
  /** Metrics of the whole installation, not of one process, for alerts. */
  readonly gauges?: readonly InstallationGauge[]
  /** Runs when this process starts background work (setting BACKGROUND_WORK). */
  readonly start?: (process: RunningProcess) => Promise<void>
  /** Runs once the server listens: prepares database connections and query plans for the first requests. */
  readonly warm?: () => Promise<void>
  /** Runs after `warm`, beside requests, for as long as it takes, such as rebuilding an index. */
  readonly upkeep?: (process: RunningProcess & { readonly ownerUrl: string }) => Promise<void>
  /** Closes what it opened, after the last request. */
  readonly close?: () => Promise<void>
}

/** The process in which long work runs; the work should end once `isStopping`. */
export interface RunningProcess {
  readonly isStopping: () => boolean
}

/**
 * Creates a feature. The import of registers, a separate program, creates every feature too, for its listeners. Therefore expensive
 * resources are opened by the functions of the parts, not at creation.
 */
export type Feature = (services: Services) => FeatureParts

/** Creates all features, and the services that they share. */
export function openFeatures(base: Base, features: readonly Feature[]): { services: Services; parts: readonly FeatureParts[] } {
  const services = createServices(base, {
    workers: () => parts.flatMap(({ workers }) => workers ?? []),
    listeners: () => parts.flatMap(({ listeners }) => listeners ?? []),
    personalData: () => parts.flatMap(({ personalData }) => personalData ?? []),
    ownedFiles: () => parts.flatMap(({ files }) => files ?? []),
    ownPlan: () => parts.find(({ ownPlan }) => ownPlan)?.ownPlan,
    findStopWords: () => parts.find(({ findStopWords }) => findStopWords)?.findStopWords,
  })
  const parts: readonly FeatureParts[] = features.map((feature) => feature(services))
  return { services, parts }
}

/** A value that is made at first use, once for each application (tests run several in one process). */
export function createdOnce<T>(make: (services: Services) => T): (services: Services) => T {
  const cache = new WeakMap<Services, { readonly value: T }>()
  return (services) => {
    const cached = cache.get(services) ?? { value: make(services) }
    cache.set(services, cached)
    return cached.value
  }
}
