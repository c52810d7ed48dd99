// The type of a module inside React Router that decodes page data (single fetch). The build replaces it by a small one of ours, which loads the original
// under this name only when a page needs it; `apps/web/router-parts.ts` says how.
declare module 'react-router:single-fetch' {
  export {
    UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
    UNSAFE_getTurboStreamSingleFetchDataStrategy as getTurboStreamSingleFetchDataStrategy,
  } from 'react-router'
}
