// Connects the page of a person, found by INN («ИНН», the taxpayer number), to the server.
import type { Feature } from '../platform/feature.ts'
import { peopleRoutes } from './people.routes.ts'

export const people: Feature = () => ({ routes: () => peopleRoutes })
