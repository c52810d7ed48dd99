// Schemas are compiled at first use: every one can be, and none holds the requests beside it.
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { processorTime } from '../clock.ts'
import { compileOperation, compileRest } from './compiled.ts'

const table = Object.entries(operations) as [OperationName, (typeof operations)[OperationName]][]
/** Nothing holds the main thread longer. */
const HELD_MS = 50
/** A busy machine only ever increases a measured time. */
const MEASURED = 5

/** Compiled from a copy, since an operation is compiled once in a process. */
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

function leastOfSome(operation: (typeof operations)[OperationName]): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MEASURED && least > HELD_MS; tries += 1) least = Math.min(least, longestStep(operation))
  return least
}

test('every schema of the contract can be compiled, none in over 50 ms', () => {
  const slow = table.map(([name, operation]) => [name, leastOfSome(operation)] as const).filter(([, ms]) => ms > HELD_MS)
  expect(slow).toEqual([])
})

test('the rest is compiled in turns, and left where the process stops', async () => {
  const [, operation] = table[0] ?? []
  if (!operation) throw new Error('no operation')
  const { compileSerializer } = compileOperation({ ...operation })
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
