// What a module of the product provides to the application.
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

/** Every part is optional. Features are processed in the order of their list. */
export interface FeatureParts {
  /** Its operations. */
  readonly routes?: (calls: InternalCalls) => readonly BoundRoute[]
  /** A standby may answer its public reads. */
  readonly readsReplicas?: boolean
  /** State of its pages, known before they are rendered. */
  readonly pageState?: ReadPageState
  /** What it adds to the server besides operations, such as WebSockets. */
  readonly install?: (server: FastifyInstance) => Promise<void>
  /** Its background jobs. */
  readonly workers?: readonly JobWorker[]
  /** Events of other modules that it listens to. */
  readonly listeners?: readonly Listener[]
  /** Its stored files: those that no row names are removed. */
  readonly files?: readonly OwnedFiles[]
  /** Personal data that it holds, for export and deletion. */
  readonly personalData?: PersonalData
  /** Plan data in a member's profile; one module provides it. */
  readonly ownPlan?: ReadOwnPlan
  /** Finds stop words in texts; one module keeps the list. */
  readonly findStopWords?: FindStopWords
  /** Metrics of the installation, for alerts. */
  readonly gauges?: readonly InstallationGauge[]
  /** Runs when this process starts background work. */
  readonly start?: (process: Running) => Promise<void>
  /** Runs once the server listens: warms up connections and plans. */
  readonly warm?: () => Promise<void>
  /** Runs after `warm`, beside requests, as long as needed. */
  readonly upkeep?: (process: Running & { readonly ownerUrl: string }) => Promise<void>
  /** Closes what it opened, after the last request. */
  readonly close?: () => Promise<void>
}

export interface Running {
  readonly isStopping: () => boolean
}

/** The import creates every feature too, for its listeners: expensive resources are opened by the functions, not at creation. */
export type Feature = (services: Services) => FeatureParts

/** The services with everything that the features contribute. */
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

/** A value made once per application, at first use. */
export function createdOnce<T>(make: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<Services, { readonly value: T }>()
  return (services) => {
    const known = made.get(services) ?? { value: make(services) }
    made.set(services, known)
    return known.value
  }
}
