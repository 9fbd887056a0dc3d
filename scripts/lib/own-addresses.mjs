// Where this computer asks the shop that runs on it, by the settings: the commands that start it, wait for it or talk to its staff desk.

const EVERY_INTERFACE = ['', '0.0.0.0', '::'];

/** The host at which both processes are asked from here: the interface that HOST names, unless that is every one. */
export const ownHost = ({ HOST = '' }) => {
  if (EVERY_INTERFACE.includes(HOST)) return '127.0.0.1';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
};

/** Where a backend listens that is started here. */
export const ownBackendUrl = (environment) => `http://${ownHost(environment)}:${environment.BACKEND_PORT || 4000}`;

/** Where the backend of the shop is asked: the one that BACKEND_URL names, else the one of this computer. Paths are added to it. */
export const backendUrl = (environment) => environment.BACKEND_URL?.replace(/\/+$/, '') || ownBackendUrl(environment);
