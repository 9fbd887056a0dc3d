// Every law is tried with as many random cases as a run asks for, also one that says nothing of it.

import fc from 'fast-check';
import { NUM_RUNS } from './budget.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: NUM_RUNS });
