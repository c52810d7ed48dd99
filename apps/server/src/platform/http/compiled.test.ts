// Compilation of operations' schemas at first use: each schema compiles, and none so slowly that it delays other requests.
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { processorTime } from '../clock.ts'
import { compileOperation, compileRest } from './compiled.ts'

const table = Object.entries(operations) as [OperationName, (typeof operations)[OperationName]][]
/** Target of the product: the longest time that anything may block the main thread. */
const BLOCKED_MS = 50
/** Attempts of a measurement. A busy machine can only increase a time, so the shortest one counts. */
const ATTEMPTS = 5

/** The compilation steps of an operation that nothing has compiled yet: of a copy, since the cache holds each operation object once. */
function prepareAgain(operation: (typeof operations)[OperationName]): readonly (() => void)[] {
  const compiled = compileOperation({ ...operation })
  for (const [httpStatus, schema] of Object.entries(operation.response)) {
    if (schema) compiled.compileSerializer({ schema, httpStatus })
  }
  return compiled.steps()
}

function longestStep(operation: (typeof operations)[OperationName]): number {
  const times = prepareAgain(operation).map((step) => {
    const begun = processorTime()
    step()
    return processorTime() - begun
  })
  return Math.max(...times)
}

function measureShortest(operation: (typeof operations)[OperationName]): number {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && least > BLOCKED_MS; attempt += 1) least = Math.min(least, longestStep(operation))
  return least
}

test('every schema of the contract can be compiled, none in over 50 ms', () => {
  const slow = table.map(([name, operation]) => [name, measureShortest(operation)] as const).filter(([, ms]) => ms > BLOCKED_MS)
  expect(slow).toEqual([])
})

test('other schemas are compiled in the background, until the process stops', async () => {
  const [, operation] = table[0] ?? []
  if (!operation) throw new Error('no operation')
  const { compileSerializer } = compileOperation({ ...operation })
  // Counts the compiler's reads of the schema.
  let compiled = 0
  const schema = {
    get type() {
      compiled += 1
      return 'string'
    },
  }
  compileSerializer({ schema, httpStatus: '200' })
  await compileRest(() => true)
  expect(compiled).toBe(0)
  await compileRest(() => false)
  expect(compiled).toBeGreaterThan(0)
})
