// Operational errors: what keeps a program from starting and the operator can mend, told in one line, without a trace.

import { DatabaseUnavailableError } from '../database/database.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { SettingsError } from '../settings.ts';
import { PortInUseError } from './free-port.ts';

const OPERATIONAL_ERRORS = [SettingsError, PortInUseError, FolderInUseError, DatabaseUnavailableError];

/** Whether the message of a failure says all that the operator needs. */
export const isOperationalError = (error: unknown): error is Error =>
  OPERATIONAL_ERRORS.some((kind) => error instanceof kind);
