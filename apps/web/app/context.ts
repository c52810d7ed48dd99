// Router context of one request on the server: how loaders call API operations (in process), the nonce of inline scripts, and facts about the site.
import type { WebServices } from '@sverka/contract/web-host'
import { createContext } from 'react-router'

export const servicesContext = createContext<WebServices>()
