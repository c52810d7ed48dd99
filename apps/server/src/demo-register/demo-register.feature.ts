// The feature of the invented register: it fills an empty demo.
import { companiesChanged, registerLoaded } from '../events.ts'
import type { Feature } from '../platform/feature.ts'

export const demoRegister: Feature = ({ announce, clock, db }) => ({
  fillDemo: async (ownerUrl) => {
    const { loadDemoRegister } = await import('./demo-register.ts')
    const filled = await loadDemoRegister(ownerUrl, { clock, onCompaniesChanged: [(tx, ids) => announce(tx, companiesChanged, ids)] })
    if (filled) await db.transaction().execute((tx) => announce(tx, registerLoaded, null))
    return filled
  },
})
