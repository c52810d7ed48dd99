// What the server passes to the loaders of one request.
import type { WebServices } from '@sverka/contract/web-host'
import { createContext } from 'react-router'

export const servicesContext = createContext<WebServices>()
