// The type of React Router's own module, which ours loads when a page needs it; the build step finds it by this name.
declare module 'react-router:single-fetch' {
  export {
    UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
    UNSAFE_getTurboStreamSingleFetchDataStrategy as getTurboStreamSingleFetchDataStrategy,
  } from 'react-router'
}
