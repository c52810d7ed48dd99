// The feature of people.
import type { Feature } from '../platform/feature.ts'
import { peopleRoutes } from './people.routes.ts'

export const people: Feature = () => ({ routes: () => peopleRoutes })
