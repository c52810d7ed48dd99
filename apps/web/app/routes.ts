// Every page of the product in one table: address → the file in its word's folder.
import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('api/docs', 'api-docs/api-docs.page.tsx'), route('*', 'shell/not-found.page.tsx')] satisfies RouteConfig
