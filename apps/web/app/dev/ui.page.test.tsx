// The page `/dev/ui`, which shows developers every widget, exists in demo mode only (a server with invented data).

import type { WebServices } from '@sverka/contract/web-host'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext } from '../context.ts'
import type { Route } from './+types/ui.page'
import { loader } from './ui.page.tsx'

test.each([
  [true, 200],
  [false, 404],
])('with demo %s its status is %i', (demo, status) => {
  const context = new RouterContextProvider()
  context.set(servicesContext, { site: { demo } } as WebServices)
  const { init } = loader({ context } as Partial<Route.LoaderArgs> as Route.LoaderArgs)
  expect(init?.status).toBe(status)
})
