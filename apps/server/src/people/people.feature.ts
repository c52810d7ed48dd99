// The feature of people: the page of a person by ИНН.
import type { Feature } from '../platform/feature.ts'
import { peopleRoutes } from './people.routes.ts'

export const people: Feature = () => ({ routes: () => peopleRoutes })
