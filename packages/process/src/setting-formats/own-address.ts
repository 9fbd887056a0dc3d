// HOST, the interface that a process listens at: how it is written, and what is said where this computer has no such one.

import { isIP } from 'node:net';
import { z } from 'zod';

/** A name of the network; the parser of addresses refuses what only looks like numbers, as 999.1.1.1 does. */
const isName = (value: string): boolean => /^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`);

/** `127.0.0.1`, `::1` or a name; whether it is one of this computer shows when somebody listens there. */
export const ownAddress = z.string().refine((value) => isIP(value) !== 0 || isName(value));
export const OWN_ADDRESS_WORDS = 'the address of a network interface, like 127.0.0.1 or 0.0.0.0';

const NO_SUCH_INTERFACE: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** One line for the operator when listening has failed because of HOST; undefined for every other failure. */
export const noOwnAddress = (error: NodeJS.ErrnoException, host: string): string | undefined =>
  error.syscall === 'getaddrinfo' || NO_SUCH_INTERFACE.has(error.code)
    ? `Setting HOST: this computer has no address ${host}.`
    : undefined;
