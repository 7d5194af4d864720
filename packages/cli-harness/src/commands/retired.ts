/** Flags that earlier versions had, and what replaces them. */
export const RETIRED = {
  '--record':
    'Gatehouse keeps no recordings. gatehouse run FILE --report har=FILE writes what was sent and received.',
  '--replay': 'Gatehouse replays no recordings. --sandbox plays without a network.',
} as const;
