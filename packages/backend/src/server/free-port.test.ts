import { describe, expect, it } from 'vitest';
import { portError } from './free-port.ts';
import { isOperationalError } from './operational-error.ts';

describe('a failure of listening', () => {
  it.each([
    [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 4000 is taken; set BACKEND_PORT.'],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'Setting HOST: this computer has no address shop.internal.'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'Setting HOST: this computer has no address shop.internal.'],
    [{ code: 'EACCES', syscall: 'listen' }, 'The backend cannot listen on port 4000: listen EACCES.'],
  ])('is told in one line without a trace: %j', (failure, line) => {
    const error = Object.assign(new Error(`${failure.syscall} ${failure.code}`), failure);
    const told = portError(error, 4000, 'shop.internal');
    expect(told.message).toBe(line);
    expect(isOperationalError(told)).toBe(true);
  });
});
