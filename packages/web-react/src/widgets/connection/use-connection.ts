import { useEffect, useState } from 'react';

/** Whether the device has a connection. `back`: it had none, has one again, and nothing has happened since. */
export type Connection = 'online' | 'offline' | 'back';

/**
 * Follows the device's connection. Nothing is sent again by itself when it comes back. Something that the page does
 * (`active`) answers the news.
 */
export function useConnection(active: boolean): Connection {
  const [connection, setConnection] = useState<Connection>(() =>
    navigator.onLine === false ? 'offline' : 'online',
  );
  useEffect(() => {
    const onOffline = () => setConnection('offline');
    const onOnline = () => setConnection('back');
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  if (active && connection === 'back') setConnection('online');
  return connection;
}
